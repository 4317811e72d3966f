import type { CollectionConfig } from 'payload';
import { handOverEndpoints } from './endpoints.ts';

/** Who asked a colleague for a document that the colleague is writing, and what they answered. Written by its endpoints alone. */
export const lockRequests: CollectionConfig = {
	slug: 'lock-requests',
	admin: { hidden: true },
	lockDocuments: false,
	endpoints: handOverEndpoints,
	fields: [
		// pages:12, or global:header.
		{ name: 'target', type: 'text', required: true, index: true },
		// The account that asks, and its name for the colleague.
		{ name: 'account', type: 'number', required: true },
		{ name: 'person', type: 'text', required: true },
		// waiting, takingOver, declined or handedOver
		{ name: 'answer', type: 'text', required: true },
	],
};
