import { createDocument } from 'zod-openapi';
import { description, emailPrices, health, prices, readiness } from './operations.ts';

/** The API document of what this host really serves, made of the schemas that the code itself uses (section 1). */
export const openApiDocument = (serverUrl: string) =>
	createDocument({
		openapi: '3.1.0',
		info: {
			title: 'Price API',
			version: '1.0.0',
			description: 'Prices of SMS, RCS and e-mail.',
		},
		servers: [{ url: serverUrl }],
		tags: [
			{ name: 'Prices', description: 'With a bearer token' },
			{ name: 'Operation', description: 'Open to everybody' },
		],
		components: {
			securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
		},
		paths: {
			'/api/v1/prices/email': { get: emailPrices },
			'/prices/graphql': { post: prices },
			'/healthz': { get: health },
			'/readyz': { get: readiness },
			'/openapi.json': { get: description },
		},
	});
