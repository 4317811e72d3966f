import { z } from 'zod';
import { limits } from '../limits.ts';
import { mailbox, phone, receivedId, smsSender } from './messages.ts';

const { plannedDays, validitySeconds, fallbackSeconds } = limits.messages;

/** URL of a webhook or callback. */
export const eventUrl = z.url({ protocol: /^https$/ }).max(500);

const common = {
	reference: z
		.string()
		.max(100)
		.optional()
		.meta({ description: 'Your own name for it; comes back with the message and its events' }),
	validity_seconds: z
		.int()
		.min(validitySeconds.min)
		.max(validitySeconds.max)
		.optional()
		.meta({ description: 'How long delivery is tried; a day when left out' }),
	send_at: z.iso
		.datetime({ offset: true })
		.optional()
		.meta({
			description: `When to send it (RFC 3339, with Z or an offset), at most ${plannedDays} days ahead; at once when left out or past. Until then it stays queued and can be canceled.`,
			example: '2026-03-10T08:00:00+01:00',
		}),
	in_reply_to: receivedId.optional().meta({
		description:
			'The received message that this one answers. It goes to who wrote that one, from the sender they wrote to, and is refused otherwise.',
	}),
	callback: eventUrl.optional().meta({
		description:
			'The events of this message are posted here too, signed with the secret that came with the key',
		example: 'https://flows.example/hooks/71C',
	}),
};
export const smsText = z.string().min(1).max(1_530);
const rcsText = z.string().min(1).max(3_072);
const longText = z.string().min(1).max(4_000);
const subject = z.string().min(1).max(200);
const mailSender = mailbox.meta({ description: 'An address of a domain you have registered' });

const sms = z
	.strictObject({
		channel: z.literal('sms'),
		to: phone,
		from: smsSender,
		text: smsText,
		route: z.enum(['standard', 'direct']).optional().meta({
			description:
				'direct is the premium route of the price list, meant for codes; standard when left out',
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
		description: `How long delivery by RCS may take before; ${fallbackSeconds.default} when left out`,
	});

const otherText = 'The text of the RCS message when left out';

const smsFallback = z
	.strictObject({
		channel: z.literal('sms'),
		from: smsSender.optional().meta({ description: 'The name of the RCS sender when left out' }),
		text: smsText
			.optional()
			.meta({ description: `${otherText}, which an SMS has to have room for` }),
		after_seconds: afterSeconds,
	})
	.meta({ id: 'SmsFallback' });

const emailFallback = z
	.strictObject({
		channel: z.literal('email'),
		to: mailbox,
		from: mailSender,
		subject,
		text: longText.optional().meta({ description: otherText }),
		after_seconds: afterSeconds,
	})
	.meta({ id: 'EmailFallback' });

const fallback = z.discriminatedUnion('channel', [smsFallback, emailFallback]).meta({
	id: 'Fallback',
	description:
		'Sent in place of an RCS message that cannot be delivered, or is not in time. The message keeps its id, and goes to nobody twice.',
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
	.meta({ id: 'RcsCard', description: 'Shown above the text' });

const rcs = z
	.strictObject({
		channel: z.literal('rcs'),
		to: phone,
		from: z.string().min(1).max(40).meta({ description: 'Your verified sender' }),
		text: rcsText,
		card: card.optional(),
		replies: z
			.array(z.string().min(1).max(25))
			.max(11)
			.optional()
			.meta({ description: 'Suggested replies below the message' }),
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
