import type { CollectionConfig } from 'payload';

/**
 * References between documents, one row each. `track.ts` updates them in the transaction of every save, so that "used in" is one indexed
 * query, regardless of the number of articles. Nobody edits them.
 */
export const usages: CollectionConfig = {
	slug: 'usages',
	admin: { hidden: true },
	timestamps: false,
	lockDocuments: false,
	fields: [
		// The referencing document, for example `pages:12` or `global:header`.
		{ name: 'holder', type: 'text', required: true, index: true },
		// The referenced document, for example `media:3`, or `path:/about` for a typed URL.
		{ name: 'target', type: 'text', required: true, index: true },
		{ name: 'lang', type: 'text' },
		{ name: 'path', type: 'text', required: true },
		{ name: 'place', type: 'json' },
		// True if only the newest draft has the reference.
		{ name: 'draftOnly', type: 'checkbox' },
	],
};
