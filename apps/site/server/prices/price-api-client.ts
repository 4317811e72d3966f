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
import { OmissionLog } from './omission-log.ts';
import { isFields } from './parse-usable.ts';
import { PriceApiError } from './price-api-error.ts';
import { createPriceListQuery, isRefusal } from './price-list-query.ts';
import { readEmailPrices, readPriceChanges, readPriceModels } from './read-response.ts';
import { requestPriceApi } from './request-price-api.ts';

export interface PriceApiOptions {
	priceApiUrl: string;
	token: string;
	appHostUrl: string;
	timeout?: number;
	/** The content version of the latest purge: prices must not be older. */
	version?: ContentVersion;
	validFrom?: 'ask' | 'yes' | 'no';
	warn?: (message: string) => void;
	/** Called with the arguments of an API if they differ from the contract. */
	onArguments?: (args: PriceArguments) => void;
}

/** The calls to the price API and the app host (specification section 7). Every failure is thrown. */
export interface PriceApiClient {
	prices(query: PriceQuery): Promise<PriceModel[]>;
	rcs(query: PriceQuery): Promise<RcsPriceModel[]>;
	/** The SMS country list, queried in the default currency: all countries, and whether each has an SMS price. */
	countries(): Promise<{ id: string; hasSms: boolean }[]>;
	emailPrices(): Promise<EmailPrice[]>;
	/** Announced price changes; null if the API lacks the field, which is not in the specification. */
	changes(): Promise<PriceChange[] | null>;
}

/** The response to a price query: `data.priceModelList` without errors. */
const listResponse = z.object({
	data: z.object({ priceModelList: z.array(z.unknown()) }),
	errors: z.optional(z.nullable(z.array(z.unknown()).check(z.maxLength(0)))),
});

const emailResponse = z.array(z.unknown());

const changesResponse = z.object({
	data: z.optional(z.nullable(z.object({ priceChanges: z.array(z.unknown()) }))),
	errors: z.optional(z.nullable(z.array(z.object({ path: z.optional(z.unknown()) })))),
});

const probeResponse = z.object({
	data: z.optional(z.nullable(z.object({ priceModelList: z.nullable(z.array(z.unknown())) }))),
	errors: z.optional(z.nullable(z.array(z.unknown()))),
});

/** Queries the specified fields, and more if the API has them. Invalid rows are left out and logged. */
export function createPriceApiClient(options: PriceApiOptions): PriceApiClient {
	const { priceApiUrl, appHostUrl, validFrom = 'ask', warn = () => {}, ...rest } = options;
	const { onArguments = () => {}, ...settings } = rest;
	const leftOut = new OmissionLog(warn);
	const queryPriceList = createPriceListQuery({ ...settings, url: priceApiUrl }, onArguments);

	async function queryRows(query: string, selection: PriceQuery): Promise<readonly unknown[]> {
		const response = await queryPriceList(query, selection, listResponse);
		if (isRefusal(response)) throw new PriceApiError('price API', 'query refused');
		return response.data.priceModelList;
	}

	async function probeExtras(): Promise<boolean> {
		if (validFrom !== 'ask') return validFrom === 'yes';
		try {
			const query = { currency: defaultCurrency(), countries: ['DK'] };
			const { data, errors } = await queryPriceList(priceQueries.extrasProbe, query, probeResponse);
			if (data?.priceModelList) return true;
			if (errors?.length) return false;
		} catch (error) {
			// Not every server returns GraphQL errors for an invalid query (GraphQL over HTTP, 6.4.2).
			if (error instanceof PriceApiError && error.status === 400) return false;
			throw error;
		}
		throw new Error('cannot detect which fields the price API has');
	}

	const extras = new StaleCache<boolean>(limits.prices.probeCache);
	/** If the probe fails, only the specified fields are queried, so that prices stay available. */
	const hasExtras = () => extras.get('extras', probeExtras, { fallback: async () => false });

	async function models(variant: 'full' | 'rcs', query: PriceQuery): Promise<PriceModel[]> {
		const { specified, extended } = priceQueries;
		const text = ((await hasExtras()) ? extended : specified)[variant];
		const { rows, problems } = readPriceModels(await queryRows(text, query));
		leftOut.warn('price API', problems);
		return rows;
	}

	/** The rows of the price changes; null if the API rejected the query before execution, since it lacks the field. */
	async function queryChanges(): Promise<readonly unknown[] | null> {
		try {
			const body = { query: priceQueries.changes };
			const request = { ...settings, source: 'price changes', url: priceApiUrl, body };
			const { data, errors } = await requestPriceApi(request, changesResponse);
			if (data && !errors?.length) return data.priceChanges;
			if (errors?.length && errors.every(({ path }) => !path)) return null;
		} catch (error) {
			if (error instanceof PriceApiError && error.status === 400) return null;
			throw error;
		}
		throw new PriceApiError('price changes', 'invalid response');
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
			for (const row of await queryRows(priceQueries.smsCountries, query)) {
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
			leftOut.warn('e-mail prices', problems);
			return rows;
		},
		async changes() {
			const changes = validFrom === 'no' ? null : await queryChanges();
			if (!changes) return null;
			const { rows, problems } = readPriceChanges(changes);
			leftOut.warn('price changes', problems);
			return rows;
		},
	};
}
