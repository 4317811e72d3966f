// What the rest of the backend may import of this plugin.
export { type DocumentReference, referencesIn } from './find-references.ts';
export { startReferenceIndex } from './index-references.ts';
export { readTitles } from './read-references.ts';
export { targetKey } from './store-references.ts';
