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
			en: 'A message has a new status',
			da: 'En besked har fået en ny status',
			de: 'Eine Nachricht hat einen neuen Status',
		},
		schema: statusEvent,
		example: examples.statusEvent,
	},
	{
		id: 'messageReceived',
		summary: {
			en: 'Somebody has written to you',
			da: 'Nogen har skrevet til dig',
			de: 'Jemand hat Ihnen geschrieben',
		},
		schema: receivedEvent,
		example: examples.receivedEvent,
	},
	{
		id: 'recipientOptedOut',
		summary: {
			en: 'A recipient wants no more messages',
			da: 'En modtager vil ikke have flere beskeder',
			de: 'Ein Empfänger möchte keine Nachrichten mehr',
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
				description: 'Answer with 2xx within ten seconds; anything else is tried again.',
				requestBody: {
					required: true,
					content: { 'application/json': { schema, example } },
				},
				responses: { '200': { description: 'Stored; it is not sent again' } },
			},
		},
	]),
);
