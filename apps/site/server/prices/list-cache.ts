import { type Currency, currencies, defaultCurrency } from '@website/contracts/currencies';
import { countMatches, operatorWords } from '#shared/prices/operator-search.ts';
import type { CountrySummary, OperatorMatch, PriceModel } from '#shared/prices/price-model.ts';
import { limits } from '../settings/limits.ts';
import type { PriceList } from './read-price-list.ts';
import { createStaleCache } from './stale-cache.ts';

/** What needs every country's prices. */
export interface ListCache {
	summaries(currency: Currency): Promise<CountrySummary[]>;
	/** Every country with its first operators. */
	limitedModels(currency: Currency, onStale?: () => void): Promise<PriceModel[]>;
	/** Countries with operators whose name or network code matches, and how many. */
	operatorMatches(search: string): Promise<OperatorMatch[]>;
	/** The complete prices of all countries or of some, one after the other, and which state of the list they are. */
	models(
		currency: Currency,
		countries: readonly string[],
		onStale?: () => void,
	): Promise<{ version: string; models: AsyncIterable<PriceModel> }>;
	/** Reads the lists before somebody asks for them. */
	warm(): Promise<void>;
	invalidate(): void;
}

/**
 * The price list of each currency in memory. One that is due is read again; who asks meanwhile waits a moment for
 * it, then gets the one from before, as reading a very long list takes a while.
 */
export function createListCache(
	read: (currency: Currency) => Promise<PriceList>,
	now?: () => number,
): ListCache {
	const lists = createStaleCache<PriceList>({ now, waitForFreshMs: limits.prices.waitForListMs });

	const list = (currency: Currency, onStale?: () => void): Promise<PriceList> =>
		lists.get(currency, () => read(currency), { onStale });

	async function* modelsOf({ countries: listed }: PriceList, countries: readonly string[]) {
		const wanted = countries.length > 0 ? countries : listed.keys();
		for (const country of wanted) {
			const model = await listed.get(country)?.model();
			if (model) yield model;
		}
	}

	return {
		async summaries(currency) {
			return [...(await list(currency)).countries.values()].map(({ summary }) => summary);
		},
		async limitedModels(currency, onStale) {
			return [...(await list(currency, onStale)).countries.values()].map(({ limited }) => limited);
		},
		async operatorMatches(search) {
			const words = operatorWords(search);
			const { countries } = await list(defaultCurrency);
			return [...countries].flatMap(([country, { operatorTexts }]) => {
				const operators = countMatches(operatorTexts, words);
				return operators > 0 ? [{ country, operators }] : [];
			});
		},
		async models(currency, countries, onStale) {
			const found = await list(currency, onStale);
			return { version: found.version, models: modelsOf(found, countries) };
		},
		async warm() {
			for (const currency of currencies) await list(currency);
		},
		invalidate: lists.invalidate,
	};
}
