// What the rest of the backend may import of this plugin.
export { hasLeads, leadsContext, parseLeads } from './leads.ts';
export { updateRedirectsToDeleted } from './redirects-to-deleted.ts';
export { findRedirects } from './store.ts';
export { sitePathOf } from './target.ts';
