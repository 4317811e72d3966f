import { pricesTag } from '@website/contracts/cache-tags';
import type { RouterContextProvider } from 'react-router';
import { type PriceChange, pricedItems } from '#shared/prices/price-model.ts';
import { getSite } from '~/content/site-context.server';
import { getPriceApi } from '../price-api-context.server';

/** Maximum number of announced changes that a page shows beside today's prices. */
const maxAnnouncedChanges = 100;

/** Loads announced changes: earliest day first, then in the order of the price list. None, with a log entry, if they can't be read. */
export async function loadAnnounced(
	context: Readonly<RouterContextProvider>,
): Promise<PriceChange[]> {
	const { record } = getSite(context);
	record.addTags([pricesTag]);
	try {
		const changes = await getPriceApi(context).changes(() => record.degrade());
		return (changes ?? [])
			.toSorted(
				(a, b) =>
					a.validFrom.localeCompare(b.validFrom) ||
					pricedItems.indexOf(a.item) - pricedItems.indexOf(b.item) ||
					(a.name ?? '').localeCompare(b.name ?? ''),
			)
			.slice(0, maxAnnouncedChanges);
	} catch (error) {
		record.degrade(error);
		return [];
	}
}
