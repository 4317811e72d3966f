import type { CollectionConfig } from 'payload';
import { reviewEndpoints } from './endpoints.ts';

/** One row per reviewer of a draft, with their decision. Only the endpoints write the rows. */
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
		// `waiting`, `approved` or `sentBack`; `answered` if another reviewer decided.
		{ name: 'state', type: 'text', required: true },
		{ name: 'answer', type: 'textarea' },
		// When the approved draft was last saved.
		{ name: 'draftAt', type: 'text' },
	],
};

/** Comments on a field of a document in one locale. `answers` is the ID of the comment that a reply belongs to. */
export const reviewComments: CollectionConfig = {
	slug: 'review-comments',
	admin: { hidden: true },
	lockDocuments: false,
	fields: [
		{ name: 'target', type: 'text', required: true, index: true },
		// Empty if the comment is about the whole document.
		{ name: 'path', type: 'text' },
		{ name: 'language', type: 'text', required: true },
		{ name: 'text', type: 'textarea', required: true },
		{ name: 'author', type: 'number', required: true },
		{ name: 'authorName', type: 'text', required: true },
		{ name: 'answers', type: 'number', index: true },
		{ name: 'resolved', type: 'checkbox', defaultValue: false },
	],
};
