// What the rest of the backend may import of this plugin.
export { draftViewOf } from './draft-view.ts';
export { countOpening, linkByToken } from './link.ts';
