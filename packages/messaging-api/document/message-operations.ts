import { z } from 'zod';
import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { event } from '../schemas/events.ts';
import { messageRequest } from '../schemas/message-request.ts';
import { message, messageId, status } from '../schemas/messages.ts';
import { listOf, reach, reachRequest } from '../schemas/resources.ts';
import * as examples from './examples.ts';
import { operation } from './operation.ts';

const tag = 'Messages';

const idempotencyKey = z.string().min(1).max(100).optional().meta({
	description:
		'A unique key for this request. If the request is repeated with the same key within 48 hours, the original response is returned and no second message is sent.',
});

export const idParameter = (id: z.ZodType) => ({
	path: z.object({
		id: id.meta({ description: 'The id, as returned when the resource was created' }),
	}),
});

/** Operations that send messages and read their status. */
export const messageOperations = (siteUrl: string): ZodOpenApiPathsObject => ({
	'/v1/messages': {
		post: operation(
			{
				id: 'sendMessage',
				tag,
				summary: {
					en: 'Send a message',
					da: 'Send en besked',
					de: 'Eine Nachricht senden',
				},
				description:
					'Accepts an SMS, RCS or e-mail message for delivery. The response is returned before the message is delivered; webhooks report its later statuses.',
				parameters: { header: z.object({ 'idempotency-key': idempotencyKey }) },
				body: { schema: messageRequest, examples: examples.requests },
				response: {
					status: 201,
					description: 'The message was accepted and queued',
					schema: message,
					example: examples.message,
				},
				errors: ['recipient_suppressed', 'idempotency_conflict', 'unknown_sender'],
			},
			siteUrl,
		),
		get: operation(
			{
				id: 'listMessages',
				tag,
				summary: { en: 'List messages', da: 'Vis beskeder', de: 'Nachrichten auflisten' },
				description: 'Returns the latest messages of this API key, newest first.',
				parameters: { query: z.object({ status: status.optional() }) },
				response: {
					status: 200,
					description: 'The messages',
					schema: listOf(message),
					example: { data: [examples.message] },
				},
			},
			siteUrl,
		),
	},
	'/v1/messages/{id}': {
		get: operation(
			{
				id: 'getMessage',
				tag,
				summary: {
					en: 'Retrieve a message',
					da: 'Hent en besked',
					de: 'Eine Nachricht abrufen',
				},
				description:
					'Returns a message with its current status. Use webhooks to learn about status changes without polling.',
				parameters: idParameter(messageId),
				response: {
					status: 200,
					description: 'The message with its current status',
					schema: message,
					example: examples.message,
				},
				errors: ['not_found'],
			},
			siteUrl,
		),
		delete: operation(
			{
				id: 'cancelMessage',
				tag,
				summary: {
					en: 'Cancel a scheduled message',
					da: 'Annullér en planlagt besked',
					de: 'Eine geplante Nachricht stornieren',
				},
				description:
					'Cancels a message before its `send_at` time. A canceled message is not charged and can no longer be retrieved.',
				parameters: idParameter(messageId),
				response: { status: 204, description: 'The message was canceled' },
				errors: ['not_found', 'already_sent'],
			},
			siteUrl,
		),
	},
	'/v1/messages/{id}/events': {
		get: operation(
			{
				id: 'listMessageEvents',
				tag,
				summary: {
					en: 'List the events of a message',
					da: 'Vis en beskeds hændelser',
					de: 'Die Ereignisse einer Nachricht auflisten',
				},
				description:
					'Returns all status changes and replies of a message, oldest first, as the events that are sent to webhooks.',
				parameters: idParameter(messageId),
				response: {
					status: 200,
					description: 'The events',
					schema: listOf(event),
					example: { data: [examples.statusEvent, examples.receivedEvent] },
				},
				errors: ['not_found'],
			},
			siteUrl,
		),
	},
	'/v1/rcs/reach': {
		post: operation(
			{
				id: 'checkRcsReach',
				tag,
				summary: {
					en: 'Check whether a number can receive RCS',
					da: 'Tjek, om et nummer kan modtage RCS',
					de: 'Prüfen, ob eine Nummer RCS empfangen kann',
				},
				description:
					'Checks with the operator whether a phone can receive RCS, so that you can send an SMS instead if it cannot. The result is only valid at the time of the request, since phones can be switched off or replaced. Nothing is stored. The number is sent in the body to keep it out of URL logs.',
				body: {
					schema: reachRequest,
					examples: {
						usual: { summary: 'A phone number', value: { to: '+4512345678' } },
					},
				},
				response: {
					status: 200,
					description: 'The result of the check',
					schema: reach,
					example: examples.reach,
				},
			},
			siteUrl,
		),
	},
});
