import { z } from 'zod';
import { event } from './events.ts';
import { eventUrl } from './message-request.ts';
import { channel, channels, mailbox, moment, phone } from './messages.ts';

export const senderRequest = z
	.strictObject({
		channel,
		name: z
			.string()
			.min(1)
			.max(254)
			.meta({ description: 'The name, number, verified sender or address', example: 'Nordpakke' }),
	})
	.meta({ id: 'SenderRequest' });

export const sender = z
	.object({
		id: z.string().regex(/^snd_[A-Za-z0-9]{16}$/),
		channel,
		name: z.string(),
		state: z
			.enum(['in_review', 'approved', 'rejected'])
			.meta({ description: 'Approved at once in test mode' }),
		created_at: moment,
	})
	.meta({ id: 'Sender' });
export type Sender = z.infer<typeof sender>;

export const webhookRequest = z
	.strictObject({
		url: eventUrl.meta({ example: 'https://shop.example/hooks/messages' }),
		channels: z.array(channel).min(1).max(channels.length).optional().meta({
			description: 'Only events of these channels; all when left out',
		}),
	})
	.meta({ id: 'WebhookRequest' });

export const webhook = z
	.object({
		id: z.string().regex(/^wh_[A-Za-z0-9]{16}$/),
		url: z.string(),
		channels: z.array(channel),
		secret: z.string().meta({ description: 'Signs the events of this webhook' }),
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
		key: z.string().meta({ description: 'Sends nothing; send it as bearer token' }),
		inspector: z.url().meta({ description: 'Your page with the webhooks that arrive' }),
		webhook_secret: z.string().meta({
			description: 'Signs the events that go to your inspector, and to the callbacks of messages',
		}),
	})
	.meta({ id: 'TestKey' });
export type TestKey = z.infer<typeof testKey>;

export const delivery = z
	.object({
		event,
		webhook_id: z.string().nullable().meta({ description: 'Null for the inspector itself' }),
		url: z.string().meta({ description: 'Where it would be sent with a live key' }),
		signature: z.string().meta({ example: 't=1776758284,v1=5f0c…' }),
		body: z.string().meta({ description: 'The raw body, which the signature is over' }),
		secret: z.string(),
	})
	.meta({ id: 'Delivery' });
export type Delivery = z.infer<typeof delivery>;

export const inspector = z
	.object({
		signature_header: z.string(),
		expires_at: moment.nullable().meta({ description: 'Null while nothing is stored' }),
		deliveries: z.array(delivery).meta({ description: 'Newest first' }),
	})
	.meta({ id: 'Inspector' });
export type Inspector = z.infer<typeof inspector>;

export const reachRequest = z
	.strictObject({ to: phone.meta({ description: 'The number asked about' }) })
	.meta({ id: 'ReachRequest' });

export const reach = z
	.object({
		to: z.string(),
		reachable: z
			.boolean()
			.meta({ description: 'Whether the phone can receive RCS from businesses now' }),
		test: z.boolean().meta({ description: 'True when no operator is asked' }),
		checked_at: moment,
	})
	.meta({ id: 'Reach' });
export type Reach = z.infer<typeof reach>;

/** The response of list operations. */
export const listOf = <Item extends z.ZodType>(item: Item) => z.object({ data: z.array(item) });
