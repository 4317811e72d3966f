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
		'For 48 hours, a repeated request with the same key gives the first answer and sends nothing twice',
});

export const idParameter = (id: z.ZodType) => ({
	path: z.object({ id: id.meta({ description: 'Its id, as an answer named it' }) }),
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
					'Accepts one message by SMS, RCS or e-mail. The answer comes before delivery; what happens then arrives by webhook.\n\nWith a test key nothing is sent. Numbers that end in 0001 fail, those in 0002 expire, and RCS to those in 0003 fails, or arrives by its fallback. Those that end in 0004 answer, those in 0005 answer STOP. Mailboxes called failed@ and expired@ fail and expire.',
				parameters: { header: z.object({ 'idempotency-key': idempotencyKey }) },
				body: { schema: messageRequest, examples: examples.requests },
				response: {
					status: 201,
					description: 'Accepted and queued',
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
				description: 'The latest messages of this key, newest first.',
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
					en: 'Read a message and its status',
					da: 'Læs en besked og dens status',
					de: 'Eine Nachricht und ihren Status lesen',
				},
				description: 'For when a webhook did not arrive. Webhooks are quicker than asking.',
				parameters: idParameter(messageId),
				response: {
					status: 200,
					description: 'The message as it is now',
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
					en: 'Cancel a planned message',
					da: 'Annullér en planlagt besked',
					de: 'Eine geplante Nachricht stornieren',
				},
				description:
					'As long as the moment in `send_at` has not come. It costs nothing, and the message is not found afterwards.',
				parameters: idParameter(messageId),
				response: { status: 204, description: 'Canceled' },
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
					en: 'Read the history of a message',
					da: 'Læs en beskeds forløb',
					de: 'Den Verlauf einer Nachricht lesen',
				},
				description:
					'Every status and every answer so far, oldest first: the events that webhooks carry.',
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
					en: 'Ask whether a number can receive RCS',
					da: 'Spørg, om et nummer kan modtage RCS',
					de: 'Fragen, ob eine Nummer RCS empfangen kann',
				},
				description:
					'Asks the operator before anything is sent, so that an SMS can be sent where RCS would not arrive. The answer holds for now: phones get switched off and changed. Nothing is stored, and the number is in the body so that it is in no log of addresses.\n\nWith a test key no operator is asked. Numbers that end in 0003 cannot receive RCS, and RCS messages to them fail.',
				body: {
					schema: reachRequest,
					examples: {
						reachable: { summary: 'A phone with RCS', value: { to: '+4512345678' } },
						unreachable: {
							summary: 'A phone without RCS (test mode)',
							value: { to: '+4500000003' },
						},
					},
				},
				response: {
					status: 200,
					description: 'Whether it can, as of this moment',
					schema: reach,
					example: examples.reach,
				},
			},
			siteUrl,
		),
	},
});
