// What the rest of the backend may import of this plugin.
export { countOpening, previewOf, type StoredLink } from './link.ts';
