import type { CollectionConfig } from 'payload';
import { handOverEndpoints } from './endpoints.ts';

/** Requests for a document that another editor is writing, and that editor's reply. Only `endpoints.ts` writes to the collection. */
export const lockRequests: CollectionConfig = {
	slug: 'lock-requests',
	admin: { hidden: true },
	lockDocuments: false,
	endpoints: handOverEndpoints,
	fields: [
		// `pages:12` or `global:header`.
		{ name: 'target', type: 'text', required: true, index: true },
		// The account that requests the document, and its display name.
		{ name: 'account', type: 'number', required: true },
		{ name: 'person', type: 'text', required: true },
		// `waiting`, `takingOver`, `declined` or `handedOver`.
		{ name: 'answer', type: 'text', required: true },
	],
};
