import { priceQueries } from '@website/contracts/price-queries';
import { defaultCurrency } from '@website/contracts/site-currencies';
import * as z from 'zod/mini';
import type { ContentVersion } from '#shared/http/content-version.ts';
import {
	type EmailPrice,
	emailPricesSchema,
	type PriceChange,
	type PriceModel,
	priceChangeSchema,
	priceModelsSchema,
} from '#shared/prices/price-model.ts';
import type { PriceQuery } from '#shared/prices/price-reader.ts';
import { limits } from '../settings/limits.ts';
import { StaleCache } from '../storage/stale-cache.ts';
import type { PriceArguments } from './declared-arguments.ts';
import { fittingRows, type LeftOutRow } from './fitting-rows.ts';
import { PriceApiError } from './price-api-error.ts';
import { createPriceListQuery, isRefusal } from './price-list-query.ts';
import { requestPriceApi } from './request-price-api.ts';

export interface PriceApiOptions {
	priceApiUrl: string;
	token: string;
	appHostUrl: string;
	timeout?: number;
	/** The content version of the latest purge: prices must not be older. */
	version?: ContentVersion;
	validFrom?: 'ask' | 'yes' | 'no';
	/** The arguments of an API that hides its schema, if they differ from the contract. */
	args?: PriceArguments | undefined;
	/** Called with the arguments in the schema of an API if they differ from the contract. */
	onArguments?: (args: PriceArguments) => void;
	/** Called after each response with the rows that were left out. */
	onLeftOut?: (source: string, rows: LeftOutRow[]) => void;
}

/**
 * The calls to the price API and the app host (specification section 7). Every failure is thrown; a response that does not fit is one.
 * Single rows that do not fit are left out.
 */
export interface PriceApiClient {
	prices(query: PriceQuery): Promise<PriceModel[]>;
	emailPrices(): Promise<EmailPrice[]>;
	/** Announced price changes; null if the API lacks the field, which is not in the specification. */
	changes(): Promise<PriceChange[] | null>;
}

const noErrors = z.optional(z.nullable(z.array(z.unknown()).check(z.maxLength(0, 'errors'))));

/** The response to a price query: `data.priceModelList` without errors. */
const listResponse = z.object({
	errors: noErrors,
	data: z.object({ priceModelList: priceModelsSchema }),
});

const changesResponse = z.object({
	errors: noErrors,
	data: z.object({ priceChanges: z.array(priceChangeSchema) }),
});

const probeResponse = z.object({
	data: z.optional(z.nullable(z.object({ priceModelList: z.nullable(z.array(z.unknown())) }))),
	errors: z.optional(z.nullable(z.array(z.unknown()))),
});

/** Queries the specified fields, and more if the API has them. */
export function createPriceApiClient(options: PriceApiOptions): PriceApiClient {
	const {
		priceApiUrl,
		appHostUrl,
		validFrom = 'ask',
		args,
		onArguments = () => {},
		onLeftOut = () => {},
		...settings
	} = options;
	function rowsOf<T>(source: string, schema: z.ZodMiniType<T>, response: unknown): T {
		const { data, leftOut } = fittingRows(source, schema, response);
		onLeftOut(source, leftOut);
		return data;
	}

	const queryPriceList = createPriceListQuery({ ...settings, args, url: priceApiUrl }, onArguments);

	async function probeExtras(): Promise<boolean> {
		if (validFrom !== 'ask') return validFrom === 'yes';
		try {
			const query = { currency: defaultCurrency(), countries: ['DK'] };
			const response = await queryPriceList(priceQueries.extrasProbe, query);
			if (response === null) return false;
			const { data, errors } = probeResponse.safeParse(response).data ?? {};
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

	return {
		async prices(query) {
			const text = priceQueries[(await hasExtras()) ? 'extended' : 'specified'];
			const response = await queryPriceList(text, query);
			if (response === null) throw new PriceApiError('price API', 'query refused');
			return rowsOf(`price API, ${query.currency}`, listResponse, response).data.priceModelList;
		},
		async emailPrices() {
			const source = 'e-mail prices';
			const url = `${appHostUrl}/api/v1/prices/email`;
			const response = await requestPriceApi({ ...settings, source, url });
			return rowsOf(source, emailPricesSchema, response).sort((a, b) => a.from - b.from);
		},
		async changes() {
			if (validFrom === 'no') return null;
			const source = 'price changes';
			const body = { query: priceQueries.changes };
			const request = { ...settings, source, url: priceApiUrl, body, readsRefusals: true };
			try {
				const response = await requestPriceApi(request);
				if (isRefusal(response)) return null;
				return rowsOf(source, changesResponse, response).data.priceChanges;
			} catch (error) {
				if (error instanceof PriceApiError && error.status === 400) return null;
				throw error;
			}
		},
	};
}
