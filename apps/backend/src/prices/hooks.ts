import { pricesTag } from '@website/contracts/cache-tags';
import { APIError, type CollectionBeforeDeleteHook, type CollectionConfig } from 'payload';
import { plainHooks } from '../publishing/plain-hooks.ts';
import { readDecimals } from './money/read-decimals.ts';

/** Hooks of every collection the price book is made of: decimals in, and the tag `prices` out to memories and sites. */
export const priceHooks: NonNullable<CollectionConfig['hooks']> = {
	beforeOperation: [readDecimals],
	...plainHooks(null, [pricesTag]),
};

/** An operator with RCS prices stays: they would lose what they belong to. */
export const keepPriced: CollectionBeforeDeleteHook = async ({ id, req }) => {
	const where = { operator: { equals: id } };
	const { totalDocs } = await req.payload.count({ collection: 'rcs-prices', where, req });
	if (totalDocs === 0) return;
	throw new APIError(`Delete the operator's ${totalDocs} RCS prices first`, 409, null, true);
};
