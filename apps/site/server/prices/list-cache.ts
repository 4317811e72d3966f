import { type Currency, currencies } from '@website/contracts/currencies';
import { defaultCurrency } from '@website/contracts/site-currencies';
import {
	countMatches,
	hasWords,
	operatorText,
	operatorWords,
} from '#shared/prices/operator-search.ts';
import type {
	CountrySummary,
	Operator,
	OperatorMatch,
	PriceModel,
} from '#shared/prices/price-model.ts';
import { limits } from '../settings/limits.ts';
import { StaleCache } from '../storage/stale-cache.ts';
import type { PriceList } from './read-price-list.ts';

/** Caches the whole price list of each currency in memory, for totals, search and documents. */
export class ListCache {
	readonly #read: (currency: Currency) => Promise<PriceList>;
	readonly #lists: StaleCache<PriceList>;

	constructor(read: (currency: Currency) => Promise<PriceList>, now?: () => number) {
		this.#read = read;
		const { cache, waitForListMs } = limits.prices;
		this.#lists = new StaleCache({ ...cache, waitMs: waitForListMs, now });
	}

	async summaries(currency: Currency, onStale?: () => void): Promise<CountrySummary[]> {
		return [...(await this.#list(currency, onStale)).countries.values()].map(
			({ summary }) => summary,
		);
	}

	async limitedModels(currency: Currency, onStale?: () => void): Promise<PriceModel[]> {
		const { countries } = await this.#list(currency, onStale);
		return [...countries.values()].map(({ limited }) => limited);
	}

	async operatorMatches(search: string): Promise<OperatorMatch[]> {
		const words = operatorWords(search);
		const { countries } = await this.#list(defaultCurrency());
		return [...countries].flatMap(([country, { operatorTexts }]) => {
			const operators = countMatches(operatorTexts, words);
			return operators > 0 ? [{ country, operators }] : [];
		});
	}

	/** The operators that match a search, by country, up to `limit`. */
	async operators(search: string, limit: number): Promise<Operator[]> {
		const words = operatorWords(search);
		const matches: Operator[] = [];
		for (const { operatorTexts, model } of (
			await this.#list(defaultCurrency())
		).countries.values()) {
			if (matches.length >= limit) break;
			if (countMatches(operatorTexts, words) === 0) continue;
			const { transactionRcs } = await model();
			const operators = transactionRcs?.operators.map(({ operator }) => operator) ?? [];
			matches.push(...operators.filter((operator) => hasWords(operatorText(operator), words)));
		}
		return matches.slice(0, limit);
	}

	/** The complete prices of the given or all countries, one country at a time, and the version of the list. */
	async models(
		currency: Currency,
		countries: readonly string[],
		onStale?: () => void,
	): Promise<{ version: string; models: AsyncIterable<PriceModel> }> {
		const list = await this.#list(currency, onStale);
		return { version: list.version, models: modelsOf(list, countries) };
	}

	async warm(): Promise<void> {
		for (const currency of currencies) await this.#list(currency);
	}

	invalidate(): void {
		this.#lists.invalidate();
	}

	#list(currency: Currency, onStale?: () => void): Promise<PriceList> {
		return this.#lists.get(currency, () => this.#read(currency), { onStale });
	}
}

async function* modelsOf({ countries: byId }: PriceList, countries: readonly string[]) {
	const countryIds = countries.length > 0 ? countries : byId.keys();
	for (const country of countryIds) {
		const model = await byId.get(country)?.model();
		if (model) yield model;
	}
}
