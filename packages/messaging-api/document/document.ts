import { createDocument } from 'zod-openapi';

import { accountOperations } from './messaging/account-operations.ts';
import { eventWebhooks } from './messaging/event-webhooks.ts';
import { introduction } from './messaging/introduction.ts';
import { messageOperations } from './messaging/message-operations.ts';
import { testOperations } from './messaging/test-operations.ts';
import { emailPrices, prices } from './operations.ts';
import { withStatedTypes } from './stated-types.ts';
import { tags } from './tags.ts';

export interface DocumentOptions {
	/** Where this host is reached. */
	serverUrl: string;
	/** Where the documentation is shown, and what is tried in it answered. */
	siteUrl: string;
	/** Whose API it is; names the document and the header of signatures. */
	brand: string;
}

/** The header that a webhook's signature is in. */
export const signatureHeaderOf = (brand: string): string =>
	`${brand.replace(/[^A-Za-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'Webhook'}-Signature`;

/** The API document of what this host really serves, made of the schemas that the code itself uses (section 1). */
export function openApiDocument({ serverUrl, siteUrl, brand }: DocumentOptions) {
	const signatureHeader = signatureHeaderOf(brand);
	const document = createDocument({
		openapi: '3.1.0',
		info: {
			title: `${brand} API`.trim(),
			version: '1.6.0',
			description: introduction({ siteUrl, signatureHeader }).trim(),
		},
		servers: [{ url: serverUrl }],
		tags,
		components: {
			securitySchemes: {
				bearer: { type: 'http', scheme: 'bearer', description: 'A test key, or a live one' },
			},
		},
		paths: {
			...messageOperations(siteUrl),
			...accountOperations(siteUrl),
			...testOperations(siteUrl, signatureHeader),
			'/api/v1/prices/email': { get: emailPrices },
			'/prices/graphql': { post: prices },
		},
		webhooks: eventWebhooks,
	});
	return withStatedTypes(document);
}
