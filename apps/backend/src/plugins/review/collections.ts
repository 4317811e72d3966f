import type { CollectionConfig } from 'payload';
import { reviewEndpoints } from './endpoints.ts';

/** One row per reviewer of a draft in each round, with their decision. Only the endpoints write the rows. */
export const reviews: CollectionConfig = {
	slug: 'reviews',
	admin: { hidden: true },
	lockDocuments: false,
	endpoints: reviewEndpoints,
	indexes: [{ fields: ['reviewer', 'state'] }],
	fields: [
		// The document: `pages:12` or `global:header`.
		{ name: 'target', type: 'text', required: true, index: true },
		// Account IDs as plain numbers and the names at the time, because rows outlive accounts.
		{ name: 'author', type: 'number', required: true, index: true },
		{ name: 'authorName', type: 'text', required: true },
		{ name: 'reviewer', type: 'number', required: true },
		{ name: 'reviewerName', type: 'text', required: true },
		{ name: 'note', type: 'textarea' },
		// `waiting`, `approved` or `sentBack`; `answered` if another reviewer decided; `pastApproved` or `pastSentBack` in earlier rounds.
		{ name: 'state', type: 'text', required: true },
		{ name: 'answer', type: 'textarea' },
		// When the approved draft was last saved.
		{ name: 'draftAt', type: 'text' },
	],
};
