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
						en: 'Get a test key',
						da: 'Få en testnøgle',
						de: 'Einen Testschlüssel holen',
					},
					description:
						'A key of your own that behaves like a live one and sends nothing, with a page that shows the webhooks it causes. No account is needed.',
					isOpen: true,
					response: { status: 201, description: 'The key', schema: testKey, example: key },
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
						en: 'Read what arrived at an inspector',
						da: 'Læs, hvad der er kommet til en inspektør',
						de: 'Lesen, was bei einem Inspektor angekommen ist',
					},
					description:
						'The signed webhooks of a test key, for tests of your own. Whoever knows the id may read it; what it shows is forgotten an hour after its last use.',
					isOpen: true,
					parameters: idParameter(inspectorId),
					response: {
						status: 200,
						description: 'What has arrived, newest first',
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
