import type { CollectionConfig } from 'payload';
import { shareEndpoints } from './endpoints.ts';

/**
 * Links by which people without an account see one draft, or those of a release. Written by their endpoints alone; who has the
 * database can't open one, as it has the token's hash only.
 */
export const shareLinks: CollectionConfig = {
	slug: 'share-links',
	admin: { hidden: true },
	lockDocuments: false,
	endpoints: shareEndpoints,
	fields: [
		{ name: 'tokenHash', type: 'text', required: true, unique: true, index: true },
		// pages:12, global:header, releases:3
		{ name: 'target', type: 'text', required: true, index: true },
		// The codes of the languages that it shows.
		{ name: 'languages', type: 'json', required: true },
		{ name: 'until', type: 'date', required: true, index: true },
		{ name: 'madeBy', type: 'text' },
		{ name: 'withdrawnAt', type: 'date' },
		{ name: 'withdrawnBy', type: 'text' },
		{ name: 'openedAt', type: 'date' },
		{ name: 'opened', type: 'number', defaultValue: 0 },
	],
};
