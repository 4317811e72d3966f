import type { CollectionConfig } from 'payload';

/**
 * What leads where, one row for each use: maintained by `track.ts` in the transaction of every save, so that "used in" is one
 * indexed query however many articles there are. Nobody edits it.
 */
export const usages: CollectionConfig = {
	slug: 'usages',
	admin: { hidden: true },
	timestamps: false,
	lockDocuments: false,
	fields: [
		// What uses something: pages:12, or global:header.
		{ name: 'holder', type: 'text', required: true, index: true },
		// What is used: media:3, or path:/about for an address somebody typed.
		{ name: 'target', type: 'text', required: true, index: true },
		{ name: 'lang', type: 'text' },
		{ name: 'path', type: 'text', required: true },
		{ name: 'place', type: 'json' },
		// Whether only the newest draft has it.
		{ name: 'draftOnly', type: 'checkbox' },
	],
};
