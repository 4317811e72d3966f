import { pricesTag } from '@website/contracts/cache-tags';
import { APIError, type CollectionBeforeDeleteHook, type CollectionConfig } from 'payload';
import { formatCount, plural } from '../../platform/i18n/plural.ts';
import { words } from '../../platform/i18n/words.ts';
import { revalidationHooks } from '../revalidation/api.ts';
import { readDecimalFilters, readDecimals } from './model/read-decimals.ts';

/** Hooks of all collections of the price book. They parse decimals and revalidate the tag `prices` in caches and sites. */
export const priceHooks: NonNullable<CollectionConfig['hooks']> = {
	beforeOperation: [readDecimals, readDecimalFilters],
	...revalidationHooks(null, [pricesTag]),
};

const hasPricesError = plural(
	words(
		'Delete the operator’s RCS price first.',
		'Slet først teleselskabets RCS-pris.',
		'Löschen Sie zuerst den RCS-Preis des Netzbetreibers.',
	),
	words(
		'Delete the operator’s {count} RCS prices first.',
		'Slet først teleselskabets {count} RCS-priser.',
		'Löschen Sie zuerst die {count} RCS-Preise des Netzbetreibers.',
	),
);

/** Rejects deleting an operator with RCS prices, which would be left without their operator. */
export const preventDeletionWithPrices: CollectionBeforeDeleteHook = async ({ id, req }) => {
	const where = { operator: { equals: id } };
	const { totalDocs } = await req.payload.count({ collection: 'rcs-prices', where, req });
	if (totalDocs === 0) return;
	throw new APIError(formatCount(req.i18n.language, hasPricesError, totalDocs), 409, null, true);
};
