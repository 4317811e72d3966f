import { z } from 'zod';
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
		state: z.enum(['in_review', 'approved', 'rejected']).meta({ description: 'Review state' }),
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

export const reachRequest = z
	.strictObject({ to: phone.meta({ description: 'The phone number to check' }) })
	.meta({ id: 'ReachRequest' });

export const reach = z
	.object({
		to: z.string(),
		reachable: z.boolean().meta({
			description: 'True if the phone can currently receive RCS messages from businesses',
		}),
		checked_at: moment,
	})
	.meta({ id: 'Reach' });
export type Reach = z.infer<typeof reach>;

/** The response of list operations. */
export const listOf = <Item extends z.ZodType>(item: Item) => z.object({ data: z.array(item) });
