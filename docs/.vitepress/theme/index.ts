import DefaultTheme from 'vitepress/theme-without-fonts';
import './papel.css';

export default {
  extends: DefaultTheme,
  enhanceApp() {
    if (typeof window === 'undefined') return;
    // On paper nothing stays closed.
    window.addEventListener('beforeprint', () => {
      for (const fechado of document.querySelectorAll('details:not([open])'))
        fechado.setAttribute('open', '');
    });
  },
};
