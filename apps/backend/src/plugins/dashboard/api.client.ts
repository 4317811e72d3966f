// What screens of other plugins may import of this plugin.
export { SiteLogo } from './site-logo.tsx';
