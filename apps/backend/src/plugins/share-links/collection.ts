import type { CollectionConfig } from 'payload';
import { shareEndpoints } from './endpoints.ts';

/**
 * Links that show one draft, or the drafts of a release, to people without an account. Only their endpoints write to the collection. It
 * stores the hash of a token only, so access to the database does not open a link.
 */
export const shareLinks: CollectionConfig = {
	slug: 'share-links',
	admin: { hidden: true },
	lockDocuments: false,
	endpoints: shareEndpoints,
	fields: [
		{ name: 'tokenHash', type: 'text', required: true, unique: true, index: true },
		// `pages:12`, `global:header` or `releases:3`.
		{ name: 'target', type: 'text', required: true, index: true },
		// The locales that the link shows.
		{ name: 'languages', type: 'json', required: true },
		{ name: 'until', type: 'date', required: true, index: true },
		{ name: 'madeBy', type: 'text' },
		{ name: 'withdrawnAt', type: 'date' },
		{ name: 'withdrawnBy', type: 'text' },
		{ name: 'openedAt', type: 'date' },
		{ name: 'opened', type: 'number', defaultValue: 0 },
	],
};
