import { tag, translations } from '@website/messaging-api/translations';
import { z } from 'zod';
import type { ZodOpenApiOperationObject, ZodOpenApiResponseObject } from 'zod-openapi';
import { errorBody } from '../../platform/http/errors/error-response.ts';
import { limits } from '../../platform/limits.ts';
import { emailPrice } from '../../plugins/prices/email/email-price.ts';
import { exampleQuery, priceQuery, priceResponse, queryErrors } from './price-query.ts';

export const priceTag = tag(
	'Prices',
	'Priser',
	'Preise',
	'The price list, with a token for prices.',
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
	'401': json('No bearer token', errorBody, {
		headers: header('WWW-Authenticate', 'The scheme that is needed'),
	}),
	'403': json('A wrong bearer token, or one that does not cover this', errorBody),
	'429': json(
		`More than ${limits.prices.ratePerToken} requests of one token in ${limits.prices.rateSeconds} seconds`,
		errorBody,
		{ headers: header('Retry-After', 'Seconds until the next request may pass') },
	),
	'503': json('Prices are not available', errorBody),
};

const secured = [{ bearer: [] }];

export const emailPrices: ZodOpenApiOperationObject = {
	operationId: 'getEmailPrices',
	tags: ['Prices'],
	summary: 'E-mail prices',
	...translations({ summary: { en: 'E-mail prices', da: 'E-mailpriser', de: 'E-Mail-Preise' } }),
	description: 'The tiers of monthly volume that are offered today, smallest first.',
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
		'GraphQL over HTTP. Prices of SMS, keywords, numbers and RCS that are valid today. Amounts are exact decimals as text: "0" is free, null is no price.',
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
		'400': json('A faulty query, an unknown country or an unknown currency', queryErrors),
		...refusals,
		'413': json(`A body of more than ${limits.prices.queryBytes} bytes`, errorBody),
		'415': json('A body that is not JSON', errorBody),
	},
};
