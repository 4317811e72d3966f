// What the rest of the backend may import of this plugin.
export { inScreenLocale, queryWithLocale } from './screen-locale.ts';
export { waitForSiteOptions, watchSiteOptions } from './watch-site-options.ts';
export { writeSiteOptions } from './write-site-options.ts';
