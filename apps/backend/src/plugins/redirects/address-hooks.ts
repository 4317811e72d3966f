import type { Addressed } from '@website/contracts/entities';
import type { CollectionConfig, PayloadRequest } from 'payload';
import {
	type PublishedAddress,
	publishedAddresses,
} from '../../content/addresses/published-addresses.ts';
import type { AddedHooks } from '../../platform/plugin.ts';
import { skipsSideEffects } from '../revalidation/api.ts';
import { requestedLeads, requireLeads } from './leads.ts';
import { updateRedirects } from './update-redirects.ts';

const keyOf = (collection: Addressed, id: number | string) => `addresses:${collection}:${id}`;

async function storeAddresses(req: PayloadRequest, collection: Addressed, id: number | string) {
	if (skipsSideEffects(req)) return;
	req.context[keyOf(collection, id)] = await publishedAddresses(req, collection, id);
}

async function redirectChangedAddresses(
	req: PayloadRequest,
	collection: Addressed,
	id: number | string,
) {
	if (skipsSideEffects(req)) return;
	const key = keyOf(collection, id);
	// Only the hooks below set this key.
	const before = (req.context[key] ?? []) as PublishedAddress[];
	delete req.context[key];
	const after = await publishedAddresses(req, collection, id);
	await updateRedirects(req, before, after, requestedLeads(req, collection));
}

/**
 * Hooks of a collection whose documents have URLs: if a published document is moved, renamed, unpublished or deleted, its old URLs are
 * redirected in the same transaction. Imports of demo content create no redirects.
 */
export const addressHooks = (collection: Addressed): AddedHooks<CollectionConfig> => ({
	first: { beforeOperation: [requireLeads] },
	last: {
		beforeChange: [
			async function storeAddressesBeforeChange({ data, originalDoc, operation, req }) {
				if (operation === 'update') await storeAddresses(req, collection, originalDoc.id);
				return data;
			},
		],
		afterChange: [
			async function redirectOldAddresses({ doc, req }) {
				return redirectChangedAddresses(req, collection, doc.id);
			},
		],
		beforeDelete: [
			async function storeAddressesBeforeDelete({ id, req }) {
				return storeAddresses(req, collection, id);
			},
		],
		afterDelete: [
			async function redirectDeletedAddresses({ id, req }) {
				return redirectChangedAddresses(req, collection, id);
			},
		],
	},
});
