import { createDocument, type ZodOpenApiPathsObject } from 'zod-openapi';
import { accountOperations } from './account-operations.ts';
import { eventWebhooks } from './event-webhooks.ts';
import { introduction } from './introduction.ts';
import { messageOperations } from './message-operations.ts';
import { withStatedTypes } from './stated-types.ts';
import { tags } from './tags.ts';
import { testOperations } from './test-operations.ts';
import type { Tag } from './translated.ts';

export interface DocumentOptions {
	/** Where this host is reached. */
	serverUrl: string;
	/** Where the documentation is shown, and what is tried in it answered. */
	siteUrl: string;
	/** Whose API it is; names the document and the header of signatures. */
	brand: string;
	/** What the host answers beside the messaging API. */
	more?: { authentication: string; tags: readonly Tag[]; paths: ZodOpenApiPathsObject };
}

/** The header that a webhook's signature is in. */
export const signatureHeaderOf = (brand: string): string =>
	`${brand.replace(/[^A-Za-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'Webhook'}-Signature`;

/** The API document, made of the schemas that the code itself uses (specification, section 1). */
export function messagingDocument({ serverUrl, siteUrl, brand, more }: DocumentOptions) {
	const signatureHeader = signatureHeaderOf(brand);
	const document = createDocument({
		openapi: '3.1.0',
		info: {
			title: `${brand} API`.trim(),
			version: '1.6.0',
			description: introduction({
				siteUrl,
				signatureHeader,
				authentication: more?.authentication,
			}).trim(),
		},
		servers: [{ url: serverUrl }],
		tags: [...tags, ...(more?.tags ?? [])],
		components: {
			securitySchemes: {
				bearer: { type: 'http', scheme: 'bearer', description: 'A test key, or a live one' },
			},
		},
		paths: {
			...messageOperations(siteUrl),
			...accountOperations(siteUrl),
			...testOperations(siteUrl, signatureHeader),
			...more?.paths,
		},
		webhooks: eventWebhooks,
	});
	return withStatedTypes(document);
}
