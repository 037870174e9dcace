// Only the components in use: each brings its own styles, as constructed sheets that the page's policy allows.
import '@fluentui/web-components/badge.js';
import '@fluentui/web-components/button.js';
import '@fluentui/web-components/message-bar.js';
import '@fluentui/web-components/progress-bar.js';
