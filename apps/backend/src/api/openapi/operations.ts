import { tag, translations } from '@website/messaging-api/translations';
import { z } from 'zod';
import type { ZodOpenApiOperationObject, ZodOpenApiResponseObject } from 'zod-openapi';
import { errorBody } from '../../platform/http/errors/error-response.ts';
import { limits } from '../../platform/limits.ts';
import { emailPrice } from '../../plugins/prices/email-price.ts';
import { exampleQuery, priceQuery, priceResponse, queryErrors } from './price-query.ts';

export const priceTag = tag(
	'Prices',
	'Priser',
	'Preise',
	'The price list. Requires a price token.',
);

const json = (
	description: string,
	schema: z.ZodType,
	options: Partial<ZodOpenApiResponseObject> = {},
): ZodOpenApiResponseObject => ({
	description,
	content: { 'application/json': { schema } },
	...options,
});

const header = (name: string, description: string) => ({
	[name]: { description, schema: { type: 'string' as const } },
});

const refusals = {
	'401': json('The bearer token is missing', errorBody, {
		headers: header('WWW-Authenticate', 'The required authentication scheme'),
	}),
	'403': json('The bearer token is invalid or lacks the required permission', errorBody),
	'429': json(
		`More than ${limits.prices.ratePerToken} requests with one token in ${limits.prices.rateSeconds} seconds`,
		errorBody,
		{ headers: header('Retry-After', 'Seconds to wait before the next request') },
	),
	'503': json('Prices are not available', errorBody),
};

const secured = [{ bearer: [] }];

export const emailPrices: ZodOpenApiOperationObject = {
	operationId: 'getEmailPrices',
	tags: ['Prices'],
	summary: 'E-mail prices',
	...translations({ summary: { en: 'E-mail prices', da: 'E-mailpriser', de: 'E-Mail-Preise' } }),
	description: 'Returns the current price tiers by monthly volume, smallest first.',
	security: secured,
	responses: { '200': json('The tiers', z.array(emailPrice)), ...refusals },
};

export const prices: ZodOpenApiOperationObject = {
	operationId: 'queryPrices',
	tags: ['Prices'],
	summary: 'Prices by country',
	...translations({
		summary: { en: 'Prices by country', da: 'Priser pr. land', de: 'Preise nach Land' },
	}),
	description:
		'GraphQL over HTTP. Returns the current prices for SMS, keywords, numbers and RCS. Amounts are exact decimals as strings: "0" means free, null means no price.',
	security: secured,
	requestBody: {
		required: true,
		content: {
			'application/json': {
				schema: priceQuery,
				example: {
					query: exampleQuery,
					variables: { priceModelListCurrency: 'EUR', countries: ['US', 'DE', 'FR'] },
				},
			},
		},
	},
	responses: {
		'200': json('The prices', priceResponse),
		'400': json('The query is invalid, or the country or currency is unknown', queryErrors),
		...refusals,
		'413': json(`The body is larger than ${limits.prices.queryBytes} bytes`, errorBody),
		'415': json('The body is not JSON', errorBody),
	},
};
