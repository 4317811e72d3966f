import { signWebhook } from '@website/contracts/signatures';
import { z } from 'zod';
import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { inspector, testKey } from '../schemas/resources.ts';
import * as examples from './examples.ts';
import { idParameter } from './message-operations.ts';
import { operation } from './operation.ts';

const tag = 'Test mode';

const inspectorId = z.string().regex(/^[0-9a-f]{36}$/);

/** Operations that create a test key and show its deliveries. */
export function testOperations(siteUrl: string, signatureHeader: string): ZodOpenApiPathsObject {
	const key = examples.testKey(siteUrl);
	const body = JSON.stringify(examples.statusEvent);
	return {
		'/v1/test-keys': {
			post: operation(
				{
					id: 'createTestKey',
					tag,
					summary: {
						en: 'Create a test key',
						da: 'Opret en testnøgle',
						de: 'Einen Testschlüssel erstellen',
					},
					description:
						'Creates a test key, which behaves like a live key but sends nothing, and an inspector that shows its webhook events. No account is required.',
					isOpen: true,
					response: { status: 201, description: 'The test key', schema: testKey, example: key },
				},
				siteUrl,
			),
		},
		'/v1/inspectors/{id}': {
			get: operation(
				{
					id: 'getInspector',
					tag,
					summary: {
						en: 'Retrieve an inspector',
						da: 'Hent en inspektør',
						de: 'Einen Inspektor abrufen',
					},
					description:
						'Returns the signed webhook events of a test key, for use in your own tests. Anyone with the id can read them. The data is deleted an hour after the last use of the key.',
					isOpen: true,
					parameters: idParameter(inspectorId),
					response: {
						status: 200,
						description: 'The webhook events, newest first',
						schema: inspector,
						example: {
							signature_header: signatureHeader,
							expires_at: '2026-04-21T08:58:03Z',
							deliveries: [
								{
									event: examples.statusEvent,
									webhook_id: null,
									url: key.inspector,
									signature: signWebhook(key.webhook_secret, body, 1_776_758_283),
									body,
									secret: key.webhook_secret,
								},
							],
						},
					},
				},
				siteUrl,
			),
		},
	};
}
