import type { CollectionConfig, PayloadRequest } from 'payload';
import {
	type PublishedAddress,
	publishedAddresses,
} from '../../content/addresses/published-addresses.ts';
import type { Addressed } from '../../content/entities.ts';
import { skipsSideEffects } from '../revalidation/queue-revalidation.ts';
import { askForMany } from './ask-for-many.ts';
import { askedDestination } from './destination.ts';
import { leaveRedirects } from './leave-redirects.ts';

type Hooks = NonNullable<CollectionConfig['hooks']>;

const keyOf = (collection: Addressed, id: number | string) => `addresses:${collection}:${id}`;

async function note(req: PayloadRequest, collection: Addressed, id: number | string) {
	if (skipsSideEffects(req)) return;
	req.context[keyOf(collection, id)] = await publishedAddresses(req, collection, id);
}

async function compare(req: PayloadRequest, collection: Addressed, id: number | string) {
	if (skipsSideEffects(req)) return;
	const key = keyOf(collection, id);
	// Noted by the hooks below alone.
	const before = (req.context[key] ?? []) as PublishedAddress[];
	delete req.context[key];
	const after = await publishedAddresses(req, collection, id);
	await leaveRedirects(req, before, after, askedDestination(req, collection));
}

/**
 * The hooks of a collection whose documents have addresses: when a published one moves, is renamed or taken down, its old
 * addresses lead on, in the same transaction. Demo content that is imported has no old addresses.
 */
export function withRedirects(collection: Addressed, hooks: Hooks): Hooks {
	return {
		...hooks,
		beforeOperation: [askForMany, ...(hooks.beforeOperation ?? [])],
		beforeChange: [
			...(hooks.beforeChange ?? []),
			async function noteAddresses({ data, originalDoc, operation, req }) {
				if (operation === 'update') await note(req, collection, originalDoc.id);
				return data;
			},
		],
		afterChange: [
			...(hooks.afterChange ?? []),
			async function redirectLeftAddresses({ doc, req }) {
				return compare(req, collection, doc.id);
			},
		],
		beforeDelete: [
			...(hooks.beforeDelete ?? []),
			async function noteAddressesOfDeleted({ id, req }) {
				return note(req, collection, id);
			},
		],
		afterDelete: [
			...(hooks.afterDelete ?? []),
			async function redirectDeletedAddresses({ id, req }) {
				return compare(req, collection, id);
			},
		],
	};
}
