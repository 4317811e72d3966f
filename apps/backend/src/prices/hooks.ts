import type { CollectionConfig } from 'payload';
import { plainHooks } from '../freshness/plain-hooks.ts';
import { readDecimals } from './money/read-decimals.ts';

/** Hooks of every collection the price book is made of: decimals in, and the tag `prices` out to memories and sites. */
export const priceHooks: NonNullable<CollectionConfig['hooks']> = {
	beforeOperation: [readDecimals],
	...plainHooks(null, ['prices']),
};
