import { z } from 'zod';
import { mailbox, phone, receivedId, smsSender } from './messages.ts';

/** Limits that the API document promises. A change of one of these requires a new API version. */
const limits = {
	/** How many days a message may be planned ahead, how long delivery is tried, and when its fallback is sent. */
	messages: {
		plannedDays: 30,
		validitySeconds: { min: 60, max: 172_800 },
		fallbackSeconds: { min: 30, default: 120, max: 3_600 },
	},
} as const;

const { plannedDays, validitySeconds, fallbackSeconds } = limits.messages;

/** URL of a webhook or callback. */
export const eventUrl = z.url({ protocol: /^https$/ }).max(500);

const common = {
	reference: z.string().max(100).optional().meta({
		description: 'Your reference for the message. It is returned with the message and its events.',
	}),
	validity_seconds: z
		.int()
		.min(validitySeconds.min)
		.max(validitySeconds.max)
		.optional()
		.meta({ description: 'How long delivery is attempted, in seconds. Defaults to one day.' }),
	send_at: z.iso
		.datetime({ offset: true })
		.optional()
		.meta({
			description: `When to send the message (RFC 3339, with Z or an offset), at most ${plannedDays} days ahead. Until then, the message is queued and can be canceled. If omitted or in the past, the message is sent immediately.`,
			example: '2026-03-10T08:00:00+01:00',
		}),
	in_reply_to: receivedId.optional().meta({
		description:
			'The received message that this message replies to. `to` must be the sender of that message and `from` the number or sender that received it.',
	}),
	callback: eventUrl.optional().meta({
		description:
			'An additional URL that receives the events of this message, signed with the secret that was issued with the API key',
		example: 'https://flows.example/hooks/71C',
	}),
};
export const smsText = z.string().min(1).max(1_530);
const rcsText = z.string().min(1).max(3_072);
const longText = z.string().min(1).max(4_000);
const subject = z.string().min(1).max(200);
const mailSender = mailbox.meta({ description: 'An address at one of your registered domains' });

const sms = z
	.strictObject({
		channel: z.literal('sms'),
		to: phone,
		from: smsSender,
		text: smsText,
		route: z.enum(['standard', 'direct']).optional().meta({
			description:
				'`direct` is the premium route of the price list, intended for one-time codes. Defaults to `standard`.',
		}),
		...common,
	})
	.meta({ id: 'SmsRequest' });

const afterSeconds = z
	.int()
	.min(fallbackSeconds.min)
	.max(fallbackSeconds.max)
	.optional()
	.meta({
		description: `How many seconds to wait for delivery by RCS before the fallback is sent. Defaults to ${fallbackSeconds.default}.`,
	});

const defaultText = 'Defaults to the text of the RCS message';

const smsFallback = z
	.strictObject({
		channel: z.literal('sms'),
		from: smsSender.optional().meta({ description: 'Defaults to the name of the RCS sender' }),
		text: smsText
			.optional()
			.meta({ description: `${defaultText}, which must then fit into an SMS` }),
		after_seconds: afterSeconds,
	})
	.meta({ id: 'SmsFallback' });

const emailFallback = z
	.strictObject({
		channel: z.literal('email'),
		to: mailbox,
		from: mailSender,
		subject,
		text: longText.optional().meta({ description: defaultText }),
		after_seconds: afterSeconds,
	})
	.meta({ id: 'EmailFallback' });

const fallback = z.discriminatedUnion('channel', [smsFallback, emailFallback]).meta({
	id: 'Fallback',
	description:
		'Sent if the RCS message cannot be delivered, or not in time. The message keeps its id and is never delivered twice.',
});

const card = z
	.strictObject({
		title: z.string().min(1).max(200),
		image: z
			.url({ protocol: /^https$/ })
			.max(500)
			.optional()
			.meta({
				description: 'JPEG or PNG, at most 1 MB',
				example: 'https://ferry.example/pictures/storm.jpg',
			}),
	})
	.meta({ id: 'RcsCard', description: 'A card that is displayed above the text' });

const rcs = z
	.strictObject({
		channel: z.literal('rcs'),
		to: phone,
		from: z.string().min(1).max(40).meta({ description: 'The name of your verified sender' }),
		text: rcsText,
		card: card.optional(),
		replies: z
			.array(z.string().min(1).max(25))
			.max(11)
			.optional()
			.meta({ description: 'Suggested replies, displayed below the message' }),
		fallback: fallback.optional(),
		...common,
	})
	.meta({ id: 'RcsRequest' });

const email = z
	.strictObject({
		channel: z.literal('email'),
		to: mailbox,
		from: mailSender,
		subject,
		text: longText,
		...common,
	})
	.meta({ id: 'EmailRequest' });

/** The request to send a message. */
export const messageRequest = z
	.discriminatedUnion('channel', [sms, rcs, email])
	.meta({ id: 'MessageRequest' });
export type MessageRequest = z.infer<typeof messageRequest>;
