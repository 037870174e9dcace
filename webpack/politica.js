const OFFICE = 'https://appsforoffice.microsoft.com';

/** Content-Security-Policy of a page: nothing but what is listed, and no eval anywhere. */
function politica(diretivas) {
  return Object.entries({
    'default-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'none'",
    ...diretivas,
  })
    .map(([nome, fontes]) => `${nome} ${fontes}`)
    .join('; ');
}

const proprios = {
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data:",
  'connect-src': "'self'",
  'font-src': "'self'",
};

/** Pane in Excel: Office.js comes from Microsoft's CDN and, in Excel on the web, writes styles of its own. */
const noExcel = politica({
  ...proprios,
  'script-src': `'self' ${OFFICE} https://ajax.aspnetcdn.com`,
  'style-src': "'self' 'unsafe-inline'",
  'connect-src': `'self' ${OFFICE}`,
});

/** Pane in the browser workbook: nothing from outside. */
const noNavegador = politica(proprios);

/** The browser workbook itself: its grid writes styles in the page, and the pane is a frame of it. */
const planilha = politica({ ...proprios, 'style-src': "'self' 'unsafe-inline'", 'frame-src': "'self'" });

module.exports = { noExcel, noNavegador, planilha, officeJs: `${OFFICE}/lib/1/hosted/office.js` };
