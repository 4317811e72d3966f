import { priceQueries } from '@website/contracts/price-queries';
import { defaultCurrency } from '@website/contracts/site-currencies';
import * as z from 'zod/mini';
import type { ContentVersion } from '#shared/http/content-version.ts';
import { isCountryCode } from '#shared/prices/countries.ts';
import type {
	EmailPrice,
	PriceChange,
	PriceModel,
	RcsPriceModel,
} from '#shared/prices/price-model.ts';
import type { PriceQuery } from '#shared/prices/price-reader.ts';
import { limits } from '../settings/limits.ts';
import { StaleCache } from '../storage/stale-cache.ts';
import type { PriceArguments } from './declared-arguments.ts';
import { isFields } from './leave-out.ts';
import { LeftOutLog } from './left-out-log.ts';
import { PriceApiError } from './price-api-error.ts';
import { createPriceListQuery, isRefusal } from './price-list-query.ts';
import { readEmailPrices, readPriceChanges, readPriceModels } from './read-response.ts';
import { requestPriceApi } from './request-price-api.ts';

export interface PriceApiOptions {
	priceApiUrl: string;
	token: string;
	appHostUrl: string;
	timeout?: number;
	/** What purges have said: prices must not be older. */
	version?: ContentVersion;
	validFrom?: 'ask' | 'yes' | 'no';
	warn?: (message: string) => void;
	/** Called with the arguments of an API that declares others than the contract. */
	onArguments?: (declared: PriceArguments) => void;
}

/** The calls to the price API and the app host (specification section 7). Every failure is thrown. */
export interface PriceApiClient {
	prices(query: PriceQuery): Promise<PriceModel[]>;
	rcs(query: PriceQuery): Promise<RcsPriceModel[]>;
	/** The SMS country list, always queried in EUR: every country, and whether it has an SMS price. */
	countries(): Promise<{ id: string; hasSms: boolean }[]>;
	emailPrices(): Promise<EmailPrice[]>;
	/** Announced changes of prices; null where the API does not know the field, which the specification does not list. */
	changes(): Promise<PriceChange[] | null>;
}

/** The answer of the price query: data.priceModelList, and nothing if there are errors. */
const answered = z.object({
	data: z.object({ priceModelList: z.array(z.unknown()) }),
	errors: z.optional(z.nullable(z.array(z.unknown()).check(z.maxLength(0)))),
});

const emailResponse = z.array(z.unknown());

const changed = z.object({
	data: z.optional(z.nullable(z.object({ priceChanges: z.array(z.unknown()) }))),
	errors: z.optional(z.nullable(z.array(z.object({ path: z.optional(z.unknown()) })))),
});

const probed = z.object({
	data: z.optional(z.nullable(z.object({ priceModelList: z.nullable(z.array(z.unknown())) }))),
	errors: z.optional(z.nullable(z.array(z.unknown()))),
});

/** Asks for the specified fields only, and for more where the API has it; a row that can't be used costs nothing but itself. */
export function createPriceApiClient(options: PriceApiOptions): PriceApiClient {
	const { priceApiUrl, appHostUrl, validFrom = 'ask', warn = () => {}, ...rest } = options;
	const { onArguments = () => {}, ...settings } = rest;
	const leftOut = new LeftOutLog(warn);
	const ask = createPriceListQuery({ ...settings, url: priceApiUrl }, onArguments);

	async function askRows(query: string, which: PriceQuery): Promise<readonly unknown[]> {
		const response = await ask(query, which, answered);
		if (isRefusal(response)) throw new PriceApiError('price API', 'query refused');
		return response.data.priceModelList;
	}

	async function probeExtras(): Promise<boolean> {
		if (validFrom !== 'ask') return validFrom === 'yes';
		try {
			const query = { currency: defaultCurrency(), countries: ['DK'] };
			const { data, errors } = await ask(priceQueries.extrasProbe, query, probed);
			if (data?.priceModelList) return true;
			if (errors?.length) return false;
		} catch (error) {
			// Not every server says why it refuses a query (GraphQL over HTTP, 6.4.2).
			if (error instanceof PriceApiError && error.status === 400) return false;
			throw error;
		}
		throw new Error('the price API does not say which fields it has');
	}

	const extras = new StaleCache<boolean>(limits.prices.probeCache);
	/** Without the probe's answer only the specified fields are used, so that it never costs prices. */
	const hasExtras = () => extras.get('extras', probeExtras, { fallback: async () => false });

	async function models(variant: 'full' | 'rcs', query: PriceQuery): Promise<PriceModel[]> {
		const { specified, extended } = priceQueries;
		const text = ((await hasExtras()) ? extended : specified)[variant];
		const { rows, problems } = readPriceModels(await askRows(text, query));
		leftOut.tell('price API', problems);
		return rows;
	}

	/** The rows of an answer about changes; null where the query was refused before it ran, as its field is unknown. */
	async function askChanges(): Promise<readonly unknown[] | null> {
		try {
			const body = { query: priceQueries.changes };
			const request = { ...settings, source: 'price changes', url: priceApiUrl, body };
			const { data, errors } = await requestPriceApi(request, changed);
			if (data && !errors?.length) return data.priceChanges;
			if (errors?.length && errors.every(({ path }) => !path)) return null;
		} catch (error) {
			if (error instanceof PriceApiError && error.status === 400) return null;
			throw error;
		}
		throw new PriceApiError('price changes', 'invalid answer');
	}

	return {
		prices: (query) => models('full', query),
		async rcs(query) {
			const rcsModels = await models('rcs', query);
			return rcsModels.map(({ id, transactionRcs }) => ({ id, transactionRcs }));
		},
		async countries() {
			const query = { currency: defaultCurrency(), countries: [] };
			const countries = new Map<string, boolean>();
			for (const row of await askRows(priceQueries.smsCountries, query)) {
				if (!isFields(row) || !isCountryCode(row.id) || countries.has(row.id)) continue;
				countries.set(row.id, isFields(row.transactionSms));
			}
			return [...countries].map(([id, hasSms]) => ({ id, hasSms }));
		},
		async emailPrices() {
			const url = `${appHostUrl}/api/v1/prices/email`;
			const response = await requestPriceApi(
				{ ...settings, source: 'e-mail prices', url },
				emailResponse,
			);
			const { rows, problems } = readEmailPrices(response);
			leftOut.tell('e-mail prices', problems);
			return rows;
		},
		async changes() {
			const changes = validFrom === 'no' ? null : await askChanges();
			if (!changes) return null;
			const { rows, problems } = readPriceChanges(changes);
			leftOut.tell('price changes', problems);
			return rows;
		},
	};
}
