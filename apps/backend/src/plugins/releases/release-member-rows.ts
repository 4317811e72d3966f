import type { CollectionConfig } from 'payload';

/** Which documents are part of which release, a row each; written by the release's endpoints alone. */
export const releaseMembers: CollectionConfig = {
	slug: 'release-members',
	admin: { hidden: true },
	lockDocuments: false,
	indexes: [{ fields: ['release', 'target'], unique: true }],
	fields: [
		// The number of a release. No relation: a release that is deleted takes its rows with it.
		{ name: 'release', type: 'number', required: true, index: true },
		// pages:12, or global:header.
		{ name: 'target', type: 'text', required: true, index: true },
		{ name: 'addedBy', type: 'text' },
		// When the draft was saved last that whoever added it saw.
		{ name: 'draftAt', type: 'date' },
		{ name: 'publishedAt', type: 'date' },
	],
};
