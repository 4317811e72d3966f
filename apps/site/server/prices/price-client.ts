import * as z from 'zod/mini';
import { isCountryCode } from '#shared/prices/countries.ts';
import type { PriceSource } from '#shared/prices/prices.ts';
import type { ContentVersion } from '../../app/http/content-version.ts';
import { createOffered } from './offered.ts';
import { PriceSourceError } from './price-source-error.ts';
import { type PriceQueries, priceQueries, validFromProbe } from './queries.ts';
import { readSource } from './read-source.ts';
import { createLeftOutLog } from './rows/left-out-log.ts';
import { readEmailPrices } from './rows/read-email-prices.ts';
import { isFields } from './rows/read-field.ts';
import { readModels } from './rows/read-models.ts';
import { RowProblems } from './rows/row-problems.ts';

export interface PriceSourceOptions {
	/** The price API's address (PRICE_API_URL). */
	priceApiUrl: string;
	/** Bearer token of price and e-mail price calls (PRICE_API_TOKEN). */
	token: string;
	/** The provider's app host (APP_HOST_URL). */
	appHostUrl: string;
	timeout?: number;
	/** What purges have said: prices must not be older. */
	version?: ContentVersion;
	/** Whether the price API's prices have a first day (PRICE_API_VALID_FROM); `ask` finds out by one probe. */
	validFrom?: 'ask' | 'yes' | 'no';
	/** Told which rows and figures of an answer were left out. */
	warn?: (message: string) => void;
}

/** The answer of the price query: data.priceModelList, and nothing if there are errors. */
const answered = z.object({
	data: z.object({ priceModelList: z.array(z.unknown()) }),
	errors: z.optional(z.nullable(z.array(z.unknown()).check(z.maxLength(0)))),
});

const emailAnswer = z.array(z.unknown());

/** The probe's answer: data where the field is known, errors and no data where it is not. */
const probed = z.object({
	data: z.optional(z.nullable(z.object({ priceModelList: z.nullable(z.array(z.unknown())) }))),
	errors: z.optional(z.nullable(z.array(z.unknown()))),
});

/**
 * The price API and the app host as they are (specification section 7): every failure is thrown. Only the specified fields
 * are asked for, and more where the API offers it; a row that can't be used costs nothing but itself.
 */
export function createPriceSource(options: PriceSourceOptions): PriceSource {
	const {
		priceApiUrl,
		token,
		appHostUrl,
		timeout,
		version,
		validFrom = 'ask',
		warn = () => {},
	} = options;
	const logLeftOut = createLeftOutLog(warn);

	async function rowsOf(
		query: string,
		priceModelListCurrency: string,
		countries: readonly string[] = [],
	): Promise<readonly unknown[]> {
		// An empty country list means no filter is sent (section 5).
		const filter = countries.length > 0 ? { countries } : {};
		const body = { query, variables: { priceModelListCurrency, ...filter } };
		const request = { source: 'price API', url: priceApiUrl, token, body, timeout, version };
		return (await readSource(request, answered)).data.priceModelList;
	}

	/** Whether the API knows the field; null when it did not say. */
	async function knowsValidFrom(): Promise<boolean | null> {
		if (validFrom !== 'ask') return validFrom === 'yes';
		const variables = { priceModelListCurrency: 'EUR', countries: ['DK'] };
		const body = { query: validFromProbe, variables };
		const request = { source: 'price API', url: priceApiUrl, token, body, timeout, version };
		try {
			const { data, errors } = await readSource(request, probed);
			if (data?.priceModelList) return true;
			return errors?.length ? false : null;
		} catch (error) {
			// A query that can't be executed is answered with 400 by many servers (GraphQL over HTTP, 6.4.2).
			return error instanceof PriceSourceError && error.status === 400 ? false : null;
		}
	}

	const offered = createOffered(knowsValidFrom);

	async function models(
		variant: keyof PriceQueries,
		{ currency, countries }: Parameters<PriceSource['prices']>[0],
	) {
		const query = priceQueries(await offered())[variant];
		const problems = new RowProblems();
		const found = readModels(await rowsOf(query, currency, countries), problems);
		logLeftOut('price API', problems.list);
		return found;
	}

	return {
		prices: (query) => models('full', query),
		async rcs(query) {
			const found = await models('rcs', query);
			return found.map(({ id, transactionRcs }) => ({ id, transactionRcs }));
		},
		async countries() {
			const { smsCountries } = priceQueries({ validFrom: false });
			const found = new Map<string, boolean>();
			for (const row of await rowsOf(smsCountries, 'EUR')) {
				if (!isFields(row) || !isCountryCode(row.id) || found.has(row.id)) continue;
				found.set(row.id, isFields(row.transactionSms));
			}
			return [...found].map(([id, hasSms]) => ({ id, hasSms }));
		},
		async emailPrices() {
			const url = `${appHostUrl}/api/v1/prices/email`;
			const request = { source: 'e-mail prices', url, token, timeout, version };
			const problems = new RowProblems();
			const tiers = readEmailPrices(await readSource(request, emailAnswer), problems);
			logLeftOut('e-mail prices', problems.list);
			return tiers;
		},
	};
}
