// What the rest of the backend may import of this plugin.
export { inScreenLocale, queryWithLocale } from './screen-locale.ts';
export { waitForSiteOptions, watchSiteOptions, writeSiteOptions } from './site-options.ts';
