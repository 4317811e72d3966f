import type { Inspector } from '#shared/inspector.ts';
import type { PartExamples } from '~/testing/part-examples';
import { InspectorView } from './inspector-view';

const id = '0f1e2d3c4b5a69788796a5b4c3d2e1f00112';

const signed: Inspector = {
	signature_header: 'Vimplo-Signature',
	expires_at: '2026-11-22T09:30:00.000Z',
	deliveries: [
		{
			event: {
				id: 'evt_7Q2MnB4cR8vYp3Lh',
				type: 'message.status',
				message_id: 'msg_4F81qW9sZ2bT7xKd',
				status: 'delivered',
				to: '+4512345678',
				occurred_at: '2026-11-22T08:30:03.000Z',
			},
			url: 'https://vimplo.example/webhooks',
			signature: 't=1795336203,v1=5f2d1c',
			body: '{"id":"evt_7Q2MnB4cR8vYp3Lh","type":"message.status","status":"delivered"}',
			secret: 'whsec_example',
		},
	],
};

export const examples: PartExamples = () => ({
	'With a webhook': <InspectorView id={id} inspector={signed} />,
	'Nothing arrived': <InspectorView id={id} inspector={{ ...signed, deliveries: [] }} />,
	'The app host is not reached': <InspectorView id={id} inspector={null} />,
});
