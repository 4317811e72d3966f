import type { Currency } from '@website/contracts/currencies';
import { limitOperators } from '#shared/prices/first-operators.ts';
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
import { compress, decompress } from './compressed.ts';
import { CountryCache } from './country-cache.ts';
import { ListCache } from './list-cache.ts';
import type { PriceApiClient } from './price-api-client.ts';
import { readPriceList } from './read-price-list.ts';
import type { StoredPrices } from './stored-prices.ts';
import { withWarnings } from './with-warnings.ts';

export interface PriceCacheOptions {
	source: PriceApiClient;
	/** Logs the specified message of failed e-mail price calls (section 8) and warnings about the price API. */
	warn: (message: string) => void;
	storedPrices?: StoredPrices | undefined;
	now?: (() => number) | undefined;
}

/** A short-lived cache of the price sources. The number of countries bounds its size, since operators are compressed. */
export class PriceCache implements PriceReader {
	readonly #api: PriceApiClient;
	readonly #storedPrices: StoredPrices | undefined;
	readonly #countries: StaleCache<string[]>;
	readonly #email: StaleCache<EmailPrice[]>;
	readonly #changes: StaleCache<{ changes: PriceChange[] | null }>;
	readonly #lists: ListCache;
	readonly #prices: CountryCache<PriceModel, PriceModel>;
	readonly #rcs: CountryCache<RcsPriceModel, Buffer>;

	constructor({ source, warn, storedPrices, now }: PriceCacheOptions) {
		const loggedSource = withWarnings(source, warn);
		const api = storedPrices?.withFallback(loggedSource) ?? loggedSource;
		const fromDisk = storedPrices?.lastModel.bind(storedPrices);
		this.#api = api;
		this.#storedPrices = storedPrices;
		this.#countries = new StaleCache({ ...limits.prices.cache, now });
		this.#email = new StaleCache({ ...limits.prices.cache, now });
		this.#changes = new StaleCache({ ...limits.prices.cache, now });
		this.#lists = new ListCache(
			(currency) =>
				readPriceList(api, currency, (...country) => storedPrices?.storeModel(...country)),
			now,
		);
		this.#prices = new CountryCache({
			fetchModels: api.prices,
			store: limitOperators,
			restore: (model) => model,
			fromDisk,
			now,
		});
		this.#rcs = new CountryCache({
			fetchModels: api.rcs,
			store: ({ id, transactionRcs }) => compress(JSON.stringify({ id, transactionRcs })),
			// `store` above compressed a price model.
			restore: async (compressed) => JSON.parse(await decompress(compressed)) as RcsPriceModel,
			fromDisk,
			now,
		});
	}

	prices(query: PriceQuery, onStale?: () => void): Promise<PriceModel[]> {
		return query.countries.length > 0
			? this.#prices.read(query, onStale)
			: this.#lists.limitedModels(query.currency, onStale);
	}

	rcs(query: PriceQuery): Promise<RcsPriceModel[]> {
		return this.#rcs.read(query);
	}

	smsCountries(onStale?: () => void): Promise<string[]> {
		return this.#countries.get('sms', async () => withSms(await this.#api.countries()), {
			fallback: async () => {
				const last = await this.#storedPrices?.lastCountries();
				return last && withSms(last);
			},
			onStale,
		});
	}

	/** E-mail price tiers; an empty list if they can't be read, which `withWarnings` has logged. */
	async emailPrices(onIncomplete?: () => void): Promise<EmailPrice[]> {
		try {
			return await this.emailPricesOrFail(onIncomplete);
		} catch {
			onIncomplete?.();
			return [];
		}
	}

	/** E-mail price tiers; rejects if they can't be read. */
	emailPricesOrFail(onStale?: () => void): Promise<EmailPrice[]> {
		return this.#email.get('email', this.#api.emailPrices, {
			fallback: async () => this.#storedPrices?.lastEmailPrices(),
			onStale,
		});
	}

	async changes(onStale?: () => void): Promise<PriceChange[] | null> {
		const read = async () => ({ changes: await this.#api.changes() });
		return (await this.#changes.get('changes', read, { onStale })).changes;
	}

	summaries(currency: Currency, onStale?: () => void): Promise<CountrySummary[]> {
		return this.#lists.summaries(currency, onStale);
	}

	operatorMatches(search: string): Promise<OperatorMatch[]> {
		return this.#lists.operatorMatches(search);
	}

	operators(search: string, limit: number): Promise<Operator[]> {
		return this.#lists.operators(search, limit);
	}

	models(...query: Parameters<ListCache['models']>): ReturnType<ListCache['models']> {
		return this.#lists.models(...query);
	}

	warm(): Promise<void> {
		return this.#lists.warm();
	}

	invalidate(): void {
		const caches = [
			this.#prices,
			this.#rcs,
			this.#countries,
			this.#email,
			this.#changes,
			this.#lists,
		];
		for (const cache of caches) cache.invalidate();
	}
}

function withSms(countries: readonly { id: string; hasSms: boolean }[]): string[] {
	return countries.filter(({ hasSms }) => hasSms).map(({ id }) => id);
}
