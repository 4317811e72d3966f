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
	EmailPrice,
	Operator,
	OperatorMatch,
	PriceChange,
	PriceModel,
	RcsPriceModel,
} from '#shared/prices/price-model.ts';
import type { PriceQuery, PriceReader } from '#shared/prices/price-reader.ts';
import { limits } from '../settings/limits.ts';
import { StaleCache } from '../storage/stale-cache.ts';
import type { LeftOutRows } from './fitting-rows.ts';
import type { PriceApiClient } from './price-api-client.ts';
import { PriceApiError } from './price-api-error.ts';
import { createPriceList, type ListedCountry, type PriceList } from './price-list.ts';
import type { StoredPrices } from './stored-prices.ts';

export interface PriceCacheOptions {
	source: PriceApiClient;
	/** Logs failed calls; those for e-mail prices with the specified message (section 8). */
	warn: (message: string) => void;
	storedPrices?: StoredPrices | undefined;
	/** The rows that the source leaves out. */
	leftOut?: LeftOutRows;
	now?: (() => number) | undefined;
}

/** The price list of each currency, fetched whole and refreshed while the previous one is served, from memory or disk. */
export class PriceCache implements PriceReader {
	readonly #options: PriceCacheOptions;
	readonly #lists: StaleCache<PriceList>;
	readonly #email: StaleCache<EmailPrice[]>;
	readonly #changes: StaleCache<{ changes: PriceChange[] | null }>;

	constructor(options: PriceCacheOptions) {
		this.#options = options;
		const cache = { ...limits.prices.cache, now: options.now };
		this.#lists = new StaleCache(cache);
		this.#email = new StaleCache(cache);
		this.#changes = new StaleCache(cache);
	}

	/** The rows that were left out of the last responses, because they do not fit; undefined without any. */
	get leftOut() {
		return this.#options.leftOut?.detail;
	}

	async prices(query: PriceQuery, onDegraded?: () => void): Promise<PriceModel[]> {
		return (await this.#countries(query, onDegraded)).map(({ limited }) => limited);
	}

	async rcs(query: PriceQuery): Promise<RcsPriceModel[]> {
		const countries = await this.#countries(query);
		return countries.map(({ model: { id, transactionRcs } }) => ({ id, transactionRcs }));
	}

	/** The countries with an SMS price, by the list of the default currency. */
	async smsCountries(onDegraded?: () => void): Promise<string[]> {
		const countries = await this.#countries(
			{ currency: defaultCurrency(), countries: [] },
			onDegraded,
		);
		return countries.flatMap(({ model }) => (model.transactionSms ? [model.id] : []));
	}

	/** E-mail price tiers; an empty list if they can't be read, which has been logged. */
	async emailPrices(onDegraded?: () => void): Promise<EmailPrice[]> {
		try {
			return await this.emailPricesOrFail(onDegraded);
		} catch {
			onDegraded?.();
			return [];
		}
	}

	/** E-mail price tiers; rejects if they can't be read. */
	emailPricesOrFail(onDegraded?: () => void): Promise<EmailPrice[]> {
		const { source, storedPrices } = this.#options;
		const read = async () => {
			const tiers = await this.#logged(source.emailPrices(), emailFailure);
			await storedPrices?.storeEmailPrices(tiers);
			return tiers;
		};
		return this.#email.get('email', read, {
			fallback: async () => storedPrices?.emailPrices(),
			onStale: onDegraded,
		});
	}

	async changes(onDegraded?: () => void): Promise<PriceChange[] | null> {
		const read = async () => ({
			changes: await this.#logged(this.#options.source.changes(), failure),
		});
		return (await this.#changes.get('changes', read, { onStale: onDegraded })).changes;
	}

	async summaries(currency: Currency, onDegraded?: () => void): Promise<CountrySummary[]> {
		const countries = await this.#countries({ currency, countries: [] }, onDegraded);
		return countries.map(({ summary }) => summary);
	}

	async operatorMatches(search: string): Promise<OperatorMatch[]> {
		const words = operatorWords(search);
		const countries = await this.#countries({ currency: defaultCurrency(), countries: [] });
		return countries.flatMap(({ model, operatorTexts }) => {
			const operators = countMatches(operatorTexts, words);
			return operators > 0 ? [{ country: model.id, operators }] : [];
		});
	}

	async operators(search: string, limit: number): Promise<Operator[]> {
		const words = operatorWords(search);
		const countries = await this.#countries({ currency: defaultCurrency(), countries: [] });
		return countries
			.filter(({ operatorTexts }) => countMatches(operatorTexts, words) > 0)
			.flatMap(({ model }) => model.transactionRcs?.operators ?? [])
			.flatMap(({ operator }) => (hasWords(operatorText(operator), words) ? [operator] : []))
			.slice(0, limit);
	}

	/** The complete prices of the given or all countries, and the version of the list. */
	async models(
		query: PriceQuery,
		onDegraded?: () => void,
	): Promise<{ version: string; models: PriceModel[] }> {
		const list = await this.#list(query.currency, onDegraded);
		return { version: list.version, models: select(list, query).map(({ model }) => model) };
	}

	async warm(): Promise<void> {
		for (const currency of currencies) await this.#list(currency);
	}

	invalidate(): void {
		for (const cache of [this.#lists, this.#email, this.#changes]) cache.invalidate();
	}

	async #countries(query: PriceQuery, onDegraded?: () => void): Promise<ListedCountry[]> {
		return select(await this.#list(query.currency, onDegraded), query);
	}

	#list(currency: Currency, onDegraded?: () => void): Promise<PriceList> {
		const { source, storedPrices } = this.#options;
		const read = async () => {
			const models = await this.#logged(source.prices({ currency, countries: [] }), failure);
			await storedPrices?.storeModels(currency, models);
			return createPriceList(models, currency);
		};
		const fallback = async () => {
			const models = await storedPrices?.models(currency);
			return models && createPriceList(models, currency);
		};
		return this.#lists.get(currency, read, { fallback, onStale: onDegraded });
	}

	async #logged<T>(reading: Promise<T>, describe: (error: unknown) => string): Promise<T> {
		try {
			return await reading;
		} catch (error) {
			this.#options.warn(describe(error));
			throw error;
		}
	}
}

/** The countries of a query in its order, without those that have no prices; all if it names none (specification section 5). */
function select({ countries }: PriceList, query: PriceQuery): ListedCountry[] {
	if (query.countries.length === 0) return [...countries.values()];
	return query.countries.flatMap((country) => countries.get(country) ?? []);
}

function failure(error: unknown): string {
	return error instanceof PriceApiError ? error.message : 'price API: unexpected failure';
}

function emailFailure(error: unknown): string {
	const { statusText, status, reason } =
		error instanceof PriceApiError ? error : { reason: 'unexpected failure' };
	return `Error fetching email prices: ${statusText || String(status ?? reason)}`;
}
