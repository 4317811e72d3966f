import type { Currency } from '@website/contracts/currencies';
import { limitOperators } from '#shared/prices/first-operators.ts';
import type { EmailPrice, PriceModel, RcsPriceModel } from '#shared/prices/price-model.ts';
import type { PriceReader } from '#shared/prices/price-reader.ts';
import { compress, decompress } from './compressed.ts';
import { createCountryCache } from './country-cache.ts';
import { createListCache, type ListCache } from './list-cache.ts';
import type { PriceApiClient } from './price-api-client.ts';
import { PriceApiError } from './price-api-error.ts';
import { readPriceList } from './read-price-list.ts';
import { createStaleCache } from './stale-cache.ts';
import type { StoredPrices } from './stored-prices.ts';

export interface PriceCache
	extends PriceReader,
		Pick<ListCache, 'summaries' | 'operatorMatches' | 'models'> {
	/** RCS prices with every operator. */
	rcs(query: { currency: Currency; countries: readonly string[] }): Promise<RcsPriceModel[]>;
	/** E-mail price tiers; unlike `emailPrices`, failing is an error. */
	emailPricesOrFail(): Promise<EmailPrice[]>;
	/** Codes of the countries that have an SMS price. */
	smsCountries(): Promise<string[]>;
	/** Reads the whole price list before somebody asks for it. */
	warm(): Promise<void>;
	/** Called when prices have changed: everything is read again at its next use. */
	invalidate(): void;
}

interface Options {
	source: PriceApiClient;
	/** Receives the specified message of failed e-mail price calls (section 8) and notes about the price API. */
	warn: (message: string) => void;
	/** The stale fallback when the price API fails and this process has not read anything yet. */
	stored?: StoredPrices | undefined;
	now?: () => number;
}

/** The source with a note about every call that fails. */
function withWarnings(source: PriceApiClient, warn: Options['warn']): PriceApiClient {
	const noted = async <T>(read: Promise<T>): Promise<T> => {
		try {
			return await read;
		} catch (error) {
			warn(error instanceof PriceApiError ? error.message : 'price API: unexpected failure');
			throw error;
		}
	};
	return {
		prices: (query) => noted(source.prices(query)),
		rcs: (query) => noted(source.rcs(query)),
		countries: () => noted(source.countries()),
		async emailPrices() {
			try {
				return await source.emailPrices();
			} catch (error) {
				warn(`Error fetching email prices: ${statusText(error)}`);
				throw error;
			}
		},
	};
}

/** The price sources behind a short-lived cache. What is cached is bounded by the number of countries, operators being compressed. */
export function createPriceCache({ source, warn, stored, now }: Options): PriceCache {
	const noted = withWarnings(source, warn);
	const api = stored?.withFallback(noted) ?? noted;
	const countries = createStaleCache<string[]>({ now });
	const email = createStaleCache<EmailPrice[]>({ now });
	const listed = createListCache(
		(currency) => readPriceList(api, currency, (...country) => stored?.storeModel(...country)),
		now,
	);
	const prices = createCountryCache<PriceModel, PriceModel>(
		api.prices,
		{
			store: limitOperators,
			restore: (model) => model,
			fromDisk: stored && ((...country) => stored.lastModel(...country)),
		},
		now,
	);
	const rcs = createCountryCache<RcsPriceModel, Buffer>(
		api.rcs,
		{
			store: ({ id, transactionRcs }) => compress(JSON.stringify({ id, transactionRcs })),
			// What was compressed here was a price model.
			restore: async (compressed) => JSON.parse(await decompress(compressed)) as RcsPriceModel,
			fromDisk: stored && ((...country) => stored.lastModel(...country)),
		},
		now,
	);

	async function readSmsCountries() {
		return withSms(await api.countries());
	}

	async function smsCountriesOnDisk() {
		const last = await stored?.lastCountries();
		return last && withSms(last);
	}

	const readEmailPrices = (onStale?: () => void) =>
		email.get('email', api.emailPrices, {
			fromDisk: async () => stored?.lastEmailPrices(),
			onStale,
		});

	return {
		prices: (query, onStale) =>
			query.countries.length > 0
				? prices.read(query, onStale)
				: listed.limitedModels(query.currency, onStale),
		rcs: (query) => rcs.read(query),
		smsCountries: () => countries.get('sms', readSmsCountries, { fromDisk: smsCountriesOnDisk }),
		emailPrices: (onIncomplete) =>
			readEmailPrices(onIncomplete).catch(() => {
				// Already noted where it was read.
				onIncomplete?.();
				return [];
			}),
		emailPricesOrFail: () => readEmailPrices(),
		summaries: listed.summaries,
		operatorMatches: listed.operatorMatches,
		models: listed.models,
		warm: listed.warm,
		invalidate() {
			for (const memory of [prices, rcs, countries, email, listed]) memory.invalidate();
		},
	};
}

function withSms(countries: readonly { id: string; hasSms: boolean }[]): string[] {
	return countries.filter(({ hasSms }) => hasSms).map(({ id }) => id);
}

function statusText(error: unknown): string {
	if (!(error instanceof PriceApiError)) return 'unexpected failure';
	return error.statusText || String(error.status ?? error.reason);
}
