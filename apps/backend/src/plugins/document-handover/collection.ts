import type { CollectionConfig } from 'payload';
import { handOverEndpoints } from './endpoints.ts';

/** Requests for documents that another editor is writing, with the reply. Only its endpoints write to it. */
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
