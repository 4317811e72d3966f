// What the rest of the backend may import of this plugin.
export { hasLeads, leadsContext, parseLeads } from './leads.ts';
export { findRedirects } from './store.ts';
export { sitePathOf } from './target.ts';
export { updateRedirectsToDeleted } from './update-redirects.ts';
