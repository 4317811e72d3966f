import type {
	PriceApi,
	PriceModel,
	RcsPriceModel,
} from '../../app/features/pricing/model/prices.ts';
import { createCountryReader } from './country-reader.ts';
import { createKept } from './kept.ts';
import { PriceSourceError } from './price-source-error.ts';

export interface CachedPriceApi extends PriceApi {
	/** Called when prices have changed: everything is read again at its next use. */
	expire(): void;
}

interface Options {
	source: PriceApi;
	/** Receives the specified message of failed e-mail price calls (section 8) and notes about the price API. */
	warn: (message: string) => void;
	now?: () => number;
}

/** The price sources behind a short memory. What is kept is bounded by the number of countries. */
export function createCachedPriceApi({ source, warn, now }: Options): CachedPriceApi {
	const lists = createKept<string[]>(now);
	const email = createKept<Awaited<ReturnType<PriceApi['emailPrices']>>>(now);
	const noted = async <T>(read: Promise<T>): Promise<T> => {
		try {
			return await read;
		} catch (error) {
			warn(error instanceof PriceSourceError ? error.message : 'price API: unexpected failure');
			throw error;
		}
	};
	const prices = createCountryReader<PriceModel>((query) => noted(source.prices(query)), now);
	const rcs = createCountryReader<RcsPriceModel>((query) => noted(source.rcs(query)), now);

	async function readEmailPrices() {
		try {
			return await source.emailPrices();
		} catch (error) {
			warn(`Error fetching email prices: ${statusText(error)}`);
			throw error;
		}
	}

	return {
		prices: prices.read,
		rcs: rcs.read,
		smsCountries: () => lists.get('sms', () => noted(source.smsCountries())),
		emailPrices: () => email.get('email', readEmailPrices).catch(() => []),
		expire() {
			for (const memory of [prices, rcs, lists, email]) memory.expire();
		},
	};
}

function statusText(error: unknown): string {
	if (!(error instanceof PriceSourceError)) return 'unexpected failure';
	return error.statusText || String(error.status ?? error.reason);
}
