import { z } from 'zod';
import { event } from './events.ts';
import { eventUrl } from './message-request.ts';
import { channel, channels, mailbox, moment, phone } from './messages.ts';

export const senderRequest = z
	.strictObject({
		channel,
		name: z.string().min(1).max(254).meta({
			description: 'The name, phone number, verified RCS sender or e-mail address',
			example: 'Nordpakke',
		}),
	})
	.meta({ id: 'SenderRequest' });

export const sender = z
	.object({
		id: z.string().regex(/^snd_[A-Za-z0-9]{16}$/),
		channel,
		name: z.string(),
		state: z
			.enum(['in_review', 'approved', 'rejected'])
			.meta({ description: 'Review state. In test mode, senders are approved immediately.' }),
		created_at: moment,
	})
	.meta({ id: 'Sender' });
export type Sender = z.infer<typeof sender>;

export const webhookRequest = z
	.strictObject({
		url: eventUrl.meta({ example: 'https://shop.example/hooks/messages' }),
		channels: z.array(channel).min(1).max(channels.length).optional().meta({
			description: 'Channels whose events are sent to this webhook. Defaults to all channels.',
		}),
	})
	.meta({ id: 'WebhookRequest' });

export const webhook = z
	.object({
		id: z.string().regex(/^wh_[A-Za-z0-9]{16}$/),
		url: z.string(),
		channels: z.array(channel),
		secret: z.string().meta({ description: 'The secret that signs the events of this webhook' }),
		created_at: moment,
	})
	.meta({ id: 'Webhook' });
export type Webhook = z.infer<typeof webhook>;

export const suppressionRequest = z
	.strictObject({
		recipient: z.union([phone, mailbox]),
		reason: z.enum(['opt_out', 'complaint', 'bounce', 'manual']).optional(),
	})
	.meta({ id: 'SuppressionRequest' });

export const suppression = z
	.object({
		id: z.string().regex(/^sup_[A-Za-z0-9]{16}$/),
		recipient: z.string(),
		reason: z.enum(['opt_out', 'complaint', 'bounce', 'manual']),
		created_at: moment,
	})
	.meta({ id: 'Suppression' });
export type Suppression = z.infer<typeof suppression>;

export const testKey = z
	.object({
		key: z.string().meta({
			description:
				'The test key, to be sent as a bearer token. Messages created with it are never sent.',
		}),
		inspector: z
			.url()
			.meta({ description: 'URL of the page that shows the webhook events of this key' }),
		webhook_secret: z.string().meta({
			description:
				'The secret that signs the events sent to your inspector and to the `callback` URLs of messages',
		}),
	})
	.meta({ id: 'TestKey' });
export type TestKey = z.infer<typeof testKey>;

export const delivery = z
	.object({
		event,
		webhook_id: z
			.string()
			.nullable()
			.meta({ description: 'The webhook that the event is for; null for the inspector itself' }),
		url: z
			.string()
			.meta({ description: 'The URL that the event would be sent to with a live key' }),
		signature: z.string().meta({ example: 't=1776758284,v1=5f0c…' }),
		body: z.string().meta({ description: 'The raw request body that the signature covers' }),
		secret: z.string(),
	})
	.meta({ id: 'Delivery' });
export type Delivery = z.infer<typeof delivery>;

export const inspector = z
	.object({
		signature_header: z.string(),
		expires_at: moment
			.nullable()
			.meta({ description: 'When the stored data is deleted; null while nothing is stored' }),
		deliveries: z.array(delivery).meta({ description: 'The deliveries, newest first' }),
	})
	.meta({ id: 'Inspector' });
export type Inspector = z.infer<typeof inspector>;

export const reachRequest = z
	.strictObject({ to: phone.meta({ description: 'The phone number to check' }) })
	.meta({ id: 'ReachRequest' });

export const reach = z
	.object({
		to: z.string(),
		reachable: z.boolean().meta({
			description: 'True if the phone can currently receive RCS messages from businesses',
		}),
		test: z.boolean().meta({
			description: 'True if the check was made with a test key, without querying an operator',
		}),
		checked_at: moment,
	})
	.meta({ id: 'Reach' });
export type Reach = z.infer<typeof reach>;

/** The response of list operations. */
export const listOf = <Item extends z.ZodType>(item: Item) => z.object({ data: z.array(item) });
