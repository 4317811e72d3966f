import type { z } from 'zod';
import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { events } from '../schemas/events.ts';
import * as examples from './examples.ts';
import { type LocalizedText, translations } from './translations.ts';

interface EventDescription {
	id: string;
	summary: LocalizedText;
	schema: z.ZodType;
	example: unknown;
}

const [statusEvent, receivedEvent, optOutEvent] = events;

const eventDescriptions: readonly EventDescription[] = [
	{
		id: 'messageStatus',
		summary: {
			en: 'Message status changed',
			da: 'Beskedstatus ændret',
			de: 'Nachrichtenstatus geändert',
		},
		schema: statusEvent,
		example: examples.statusEvent,
	},
	{
		id: 'messageReceived',
		summary: {
			en: 'Message received',
			da: 'Besked modtaget',
			de: 'Nachricht empfangen',
		},
		schema: receivedEvent,
		example: examples.receivedEvent,
	},
	{
		id: 'recipientOptedOut',
		summary: {
			en: 'Recipient opted out',
			da: 'Modtager afmeldt',
			de: 'Empfänger abgemeldet',
		},
		schema: optOutEvent,
		example: examples.optOutEvent,
	},
];

/** The requests that webhooks receive, by type of event. */
export const eventWebhooks: ZodOpenApiPathsObject = Object.fromEntries(
	eventDescriptions.map(({ id, summary, schema, example }) => [
		id,
		{
			post: {
				operationId: id,
				tags: ['Webhooks'],
				summary: summary.en,
				...translations({ summary }),
				description:
					'Respond with a 2xx status within ten seconds. Otherwise, delivery is retried.',
				requestBody: {
					required: true,
					content: { 'application/json': { schema, example } },
				},
				responses: { '200': { description: 'The event was received and is not sent again' } },
			},
		},
	]),
);
