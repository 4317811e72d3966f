// What the rest of the backend may import of this plugin.
export { checkPlaceholders } from './checks/check-texts.ts';
export { kindOf, localeOf, titleOf } from './document-title.ts';
export { previewDocument } from './preview-document.ts';
