import { z } from 'zod';

export const channels = ['sms', 'rcs', 'email'] as const;
export const channel = z.enum(channels).meta({ id: 'Channel' });
export type Channel = z.infer<typeof channel>;

/** In the order that a message passes through them; the last three are final. */
export const statuses = ['queued', 'sent', 'delivered', 'failed', 'expired'] as const;
export const status = z.enum(statuses).meta({
	id: 'MessageStatus',
	description:
		'`queued`: accepted. `sent`: handed over to the operator. `delivered`, `failed` and `expired` are final.',
});
export const moment = z.iso
	.datetime()
	.meta({ description: 'Date and time in UTC (RFC 3339)', example: '2026-04-21T07:58:03Z' });

export const phone = z
	.string()
	.regex(/^\+[1-9]\d{6,14}$/)
	.meta({
		description: 'Phone number in E.164 format, with a leading plus sign',
		example: '+4512345678',
	});

export const mailbox = z.email().max(254);

/** A name of up to 11 letters and digits, with spaces between them, or a number. */
export const smsSender = z
	.string()
	.regex(/^(\+[1-9]\d{6,14}|(?=.{1,11}$)(?=.*[A-Za-z])[A-Za-z0-9]+( [A-Za-z0-9]+)*)$/)
	.meta({
		description:
			'A phone number in E.164 format, or a name of up to 11 letters and digits, with spaces between them',
		example: 'Nordpakke',
	});

export const messageId = z.string().regex(/^msg_[A-Za-z0-9]{16}$/);

/** The id of a received message. */
export const receivedId = z.string().regex(/^in_[A-Za-z0-9]{16}$/);

export const message = z
	.object({
		id: messageId,
		channel: channel.meta({
			description:
				'The channel. After a fallback, `channel`, `to` and `from` are those of the fallback.',
		}),
		to: z.string(),
		from: z.string(),
		status,
		send_at: moment.nullable().meta({
			description: 'When a scheduled message is sent; null if the message is not scheduled',
		}),
		in_reply_to: receivedId.nullable(),
		segments: z
			.int()
			.nullable()
			.meta({ description: 'Number of billed SMS segments; null for other channels' }),
		ucs2_character: z.string().nullable().meta({
			description:
				'The first character of an SMS that requires UCS-2 encoding; null if there is none',
			example: '“',
		}),
		price: z
			.object({
				amount: z.string().meta({ description: 'Exact decimal as a string' }),
				currency: z.string(),
			})
			.meta({ id: 'MessagePrice' }),
		reference: z.string().nullable(),
		error: z
			.object({
				code: z.enum(['recipient_unreachable', 'validity_expired']),
				detail: z.string(),
			})
			.nullable()
			.meta({ description: 'Why the message failed or expired; null otherwise' }),
		created_at: moment,
		updated_at: moment,
	})
	.meta({ id: 'Message' });
export type Message = z.infer<typeof message>;
