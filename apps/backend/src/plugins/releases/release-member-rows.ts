import type { CollectionConfig } from 'payload';

/** The documents of releases, one row each. Only the release endpoints write them. */
export const releaseMembers: CollectionConfig = {
	slug: 'release-members',
	admin: { hidden: true },
	lockDocuments: false,
	indexes: [{ fields: ['release', 'target'], unique: true }],
	fields: [
		// The id of the release. Not a relationship, because deleting a release deletes its rows.
		{ name: 'release', type: 'number', required: true, index: true },
		// For example `pages:12` or `global:header`.
		{ name: 'target', type: 'text', required: true, index: true },
		{ name: 'addedBy', type: 'text' },
		// The save time of the draft that the user added.
		{ name: 'draftAt', type: 'date' },
		{ name: 'publishedAt', type: 'date' },
	],
};
