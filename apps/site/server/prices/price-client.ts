import * as z from 'zod/mini';
import { isCountryCode } from '../../app/features/pricing/model/countries.ts';
import {
	emailPricesSchema,
	priceModelsSchema,
	rcsPriceModelsSchema,
} from '../../app/features/pricing/model/price-schema.ts';
import type { PriceSource } from '../../app/features/pricing/model/prices.ts';
import { fullQuery, rcsQuery, smsCountriesQuery } from './queries.ts';
import { readSource } from './read-source.ts';

export interface PriceSourceOptions {
	/** The price API's address (PRICE_API_URL). */
	priceApiUrl: string;
	/** Bearer token of price and e-mail price calls (PRICE_API_TOKEN). */
	token: string;
	/** The provider's app host (APP_HOST_URL). */
	appHostUrl: string;
	timeout?: number;
}

/** The answer of the price query: data.priceModelList, and nothing if there are errors. */
function answered<T>(list: z.ZodMiniType<T>) {
	return z.object({
		data: z.object({ priceModelList: list }),
		errors: z.optional(z.array(z.unknown()).check(z.maxLength(0))),
	});
}

const smsCountry = z.object({
	id: z.string(),
	transactionSms: z.nullish(z.object({ country: z.string() })),
});

/** The price API and the app host as they are (specification section 7): every failure is thrown. */
export function createPriceSource(options: PriceSourceOptions): PriceSource {
	const { priceApiUrl, token, appHostUrl, timeout } = options;

	async function ask<T>(
		list: z.ZodMiniType<T>,
		query: string,
		priceModelListCurrency: string,
		countries: readonly string[] = [],
	): Promise<T> {
		// An empty country list means no filter is sent (section 5).
		const filter = countries.length > 0 ? { countries } : {};
		const body = { query, variables: { priceModelListCurrency, ...filter } };
		const request = { source: 'price API', url: priceApiUrl, token, body, timeout };
		return (await readSource(request, answered(list))).data.priceModelList;
	}

	return {
		prices: ({ currency, countries }) => ask(priceModelsSchema, fullQuery, currency, countries),
		rcs: ({ currency, countries }) => ask(rcsPriceModelsSchema, rcsQuery, currency, countries),
		async countries() {
			const models = await ask(z.array(smsCountry), smsCountriesQuery, 'EUR');
			return models
				.filter(({ id }) => isCountryCode(id))
				.map(({ id, transactionSms }) => ({ id, hasSms: Boolean(transactionSms) }));
		},
		async emailPrices() {
			const url = `${appHostUrl}/api/v1/prices/email`;
			const request = { source: 'e-mail prices', url, token, timeout };
			const steps = await readSource(request, emailPricesSchema);
			return steps.sort((a, b) => a.from - b.from);
		},
	};
}
