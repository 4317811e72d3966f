import type { CollectionConfig } from 'payload';
import { reviewEndpoints } from './endpoints.ts';

/** One row for each person who is asked to look at a draft, and what they answered. Written by its endpoints alone. */
export const reviews: CollectionConfig = {
	slug: 'reviews',
	admin: { hidden: true },
	lockDocuments: false,
	endpoints: reviewEndpoints,
	indexes: [{ fields: ['reviewer', 'state'] }],
	fields: [
		// pages:12, or global:header.
		{ name: 'target', type: 'text', required: true, index: true },
		// Accounts, and their names as they were then: numbers, as rows outlive people.
		{ name: 'author', type: 'number', required: true, index: true },
		{ name: 'authorName', type: 'text', required: true },
		{ name: 'reviewer', type: 'number', required: true },
		{ name: 'reviewerName', type: 'text', required: true },
		{ name: 'note', type: 'textarea' },
		// waiting, approved or sentBack; those who were asked beside the one who answered are `answered`.
		{ name: 'state', type: 'text', required: true },
		{ name: 'answer', type: 'textarea' },
		// When the draft that was approved had been saved last.
		{ name: 'draftAt', type: 'text' },
	],
};

/** What people say about a field of a document in a language; an answer names the comment that it answers. */
export const reviewComments: CollectionConfig = {
	slug: 'review-comments',
	admin: { hidden: true },
	lockDocuments: false,
	fields: [
		{ name: 'target', type: 'text', required: true, index: true },
		// Empty for the document as a whole.
		{ name: 'path', type: 'text' },
		{ name: 'language', type: 'text', required: true },
		{ name: 'text', type: 'textarea', required: true },
		{ name: 'author', type: 'number', required: true },
		{ name: 'authorName', type: 'text', required: true },
		{ name: 'answers', type: 'number', index: true },
		{ name: 'resolved', type: 'checkbox', defaultValue: false },
	],
};
