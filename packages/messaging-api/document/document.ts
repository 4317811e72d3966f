import { createDocument, type ZodOpenApiPathsObject } from 'zod-openapi';
import { accountOperations } from './account-operations.ts';
import { eventWebhooks } from './event-webhooks.ts';
import { withExplicitTypes } from './explicit-types.ts';
import { introduction } from './introduction.ts';
import { messageOperations } from './message-operations.ts';
import { type Tag, tag } from './translations.ts';

/** The groups of operations, in the order that readers need them. */
const tags = [
	tag('Messages', 'Beskeder', 'Nachrichten', 'Send messages and follow their status.'),
	tag(
		'Webhooks',
		'Webhooks',
		'Webhooks',
		'Receive status changes, replies and opt-outs as events.',
	),
	tag(
		'Senders',
		'Afsendere',
		'Absender',
		'The names, numbers and addresses that messages are sent from.',
	),
	tag('Suppression', 'Spærringer', 'Sperren', 'Recipients who never receive messages.'),
];

export interface DocumentOptions {
	/** URL of the site that shows the documentation. */
	siteUrl: string;
	/** Name of the API's owner, used in the document's title and in the name of the signature header. */
	brand: string;
	/** The host's own operations. */
	more?: { authentication: string; tags: readonly Tag[]; paths: ZodOpenApiPathsObject };
}

/** Name of the header with a webhook's signature. */
const signatureHeaderOf = (brand: string): string =>
	`${brand.replace(/[^A-Za-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'Webhook'}-Signature`;

/** Makes the API document from its schemas (specification, section 1). It names no server: the API is served elsewhere. */
export function messagingDocument({ siteUrl, brand, more }: DocumentOptions) {
	const document = createDocument({
		openapi: '3.1.0',
		info: {
			title: `${brand} API`.trim(),
			version: '1.6.0',
			description: introduction({
				signatureHeader: signatureHeaderOf(brand),
				authentication: more?.authentication,
			}).trim(),
		},
		tags: [...tags, ...(more?.tags ?? [])],
		components: {
			securitySchemes: {
				bearer: { type: 'http', scheme: 'bearer', description: 'An API key' },
			},
		},
		paths: {
			...messageOperations(siteUrl),
			...accountOperations(siteUrl),
			...more?.paths,
		},
		webhooks: eventWebhooks,
	});
	return withExplicitTypes(document);
}
