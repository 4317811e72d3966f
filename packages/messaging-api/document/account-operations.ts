import type { z } from 'zod';
import type { ZodOpenApiPathsObject } from 'zod-openapi';
import {
	listOf,
	sender,
	senderRequest,
	suppression,
	suppressionRequest,
	webhook,
	webhookRequest,
} from '../schemas/resources.ts';
import * as examples from './examples.ts';
import { idParameter } from './message-operations.ts';
import { operation } from './operation.ts';
import type { LocalizedText } from './translations.ts';

interface Resource {
	path: string;
	tag: string;
	/** Parts of operation ids: `listSenders`, `addSender`. */
	names: { one: string; many: string };
	item: z.ZodType;
	request: z.ZodType;
	id: z.ZodType;
	example: unknown;
	sample: { summary: string; value: unknown };
	list: LocalizedText;
	add: LocalizedText;
	remove: LocalizedText;
	about: string;
}

const resources: readonly Resource[] = [
	{
		path: '/v1/senders',
		tag: 'Senders',
		names: { one: 'Sender', many: 'Senders' },
		item: sender,
		request: senderRequest,
		id: sender.shape.id,
		example: examples.sender,
		sample: { summary: 'A verified RCS sender', value: { channel: 'rcs', name: 'Nordpakke' } },
		list: { en: 'List senders', da: 'Vis afsendere', de: 'Absender auflisten' },
		add: {
			en: 'Register a sender',
			da: 'Registrér en afsender',
			de: 'Einen Absender registrieren',
		},
		remove: { en: 'Remove a sender', da: 'Fjern en afsender', de: 'Einen Absender entfernen' },
		about: 'RCS senders are reviewed; e-mail senders require DNS records.',
	},
	{
		path: '/v1/webhooks',
		tag: 'Webhooks',
		names: { one: 'Webhook', many: 'Webhooks' },
		item: webhook,
		request: webhookRequest,
		id: webhook.shape.id,
		example: examples.webhook,
		sample: {
			summary: 'All events to one URL',
			value: { url: 'https://shop.example/hooks/messages' },
		},
		list: { en: 'List webhooks', da: 'Vis webhooks', de: 'Webhooks auflisten' },
		add: { en: 'Add a webhook', da: 'Tilføj en webhook', de: 'Einen Webhook hinzufügen' },
		remove: { en: 'Delete a webhook', da: 'Slet en webhook', de: 'Einen Webhook löschen' },
		about:
			'A URL that receives events (status changes, replies and opt-outs) as signed POST requests. Each webhook has its own secret.',
	},
	{
		path: '/v1/suppressions',
		tag: 'Suppression',
		names: { one: 'Suppression', many: 'Suppressions' },
		item: suppression,
		request: suppressionRequest,
		id: suppression.shape.id,
		example: examples.suppression,
		sample: {
			summary: 'A recipient who has opted out',
			value: { recipient: '+4587654321', reason: 'opt_out' },
		},
		list: { en: 'List suppressions', da: 'Vis spærringer', de: 'Sperren auflisten' },
		add: { en: 'Suppress a recipient', da: 'Spær en modtager', de: 'Einen Empfänger sperren' },
		remove: { en: 'Remove a suppression', da: 'Fjern en spærring', de: 'Eine Sperre aufheben' },
		about:
			'Suppressed recipients never receive messages. Requests to send a message to them are rejected.',
	},
];

/** Operations that list, add and remove senders, webhooks and suppressions. */
export const accountOperations = (siteUrl: string): ZodOpenApiPathsObject =>
	Object.fromEntries(
		resources.flatMap(
			({ path, tag, names, item, request, id, example, sample, about, ...texts }) => [
				[
					path,
					{
						get: operation(
							{
								id: `list${names.many}`,
								tag,
								summary: texts.list,
								description: about,
								response: {
									status: 200,
									description: `All ${names.many.toLowerCase()}, oldest first`,
									schema: listOf(item),
									example: { data: [example] },
								},
							},
							siteUrl,
						),
						post: operation(
							{
								id: `add${names.one}`,
								tag,
								summary: texts.add,
								description: about,
								body: { schema: request, examples: { usual: sample } },
								response: {
									status: 201,
									description: `${names.one} created`,
									schema: item,
									example,
								},
								errors: ['limit_reached'],
							},
							siteUrl,
						),
					},
				],
				[
					`${path}/{id}`,
					{
						delete: operation(
							{
								id: `remove${names.one}`,
								tag,
								summary: texts.remove,
								description: about,
								parameters: idParameter(id),
								response: { status: 204, description: `${names.one} deleted` },
								errors: ['not_found'],
							},
							siteUrl,
						),
					},
				],
			],
		),
	);
