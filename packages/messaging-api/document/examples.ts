import type { OptOutEvent, ReceivedEvent, StatusEvent } from '../schemas/events.ts';
import type { Message } from '../schemas/messages.ts';
import type { Reach, Sender, Suppression, Webhook } from '../schemas/resources.ts';

const messageId = 'msg_4F81qW9sZ2bT7xKd';
const created = '2026-04-21T07:58:00Z';

export const requests = {
	sms: {
		summary: 'An SMS',
		value: {
			channel: 'sms',
			to: '+4512345678',
			from: 'Fjordfaerge',
			text: 'The 14:10 sails on time.',
			reference: 'departure-1410',
		},
	},
	rcs: {
		summary: 'RCS with suggested replies',
		value: {
			channel: 'rcs',
			to: '+4512345678',
			from: 'Fjordfaerge',
			text: 'The 16:40 departure now leaves at 17:25.',
			replies: ['OK', 'Pick another departure'],
		},
	},
	fallback: {
		summary: 'RCS with a card and an SMS fallback',
		value: {
			channel: 'rcs',
			to: '+4512345678',
			from: 'Fjordfaerge',
			card: { title: 'The 07:10 does not sail' },
			text: 'Your ticket holds for every later ferry with room.',
			replies: ['Take the 12:10', 'Take the 14:10', 'Money back'],
			fallback: {
				channel: 'sms',
				text: 'Fjordfaerge: Your 07:10 does not sail. Change it, or get your money back: faergen.example/b/31F7',
				after_seconds: 120,
			},
		},
	},
	planned: {
		summary: 'A scheduled reminder',
		value: {
			channel: 'sms',
			to: '+4512345678',
			from: '+4560000120',
			text: 'Your appointment is on Thursday at 10:20. Reply 1, 2 or 3.',
			send_at: '2026-03-10T08:00:00+01:00',
			reference: 'appointment-88213',
		},
	},
	answered: {
		summary: 'An SMS that asks for a reply',
		value: {
			channel: 'sms',
			to: '+4512345678',
			from: '+4560000120',
			text: 'Your appointment is on Thursday at 10:20. Reply 1, 2 or 3.',
			reference: 'appointment-88213',
		},
	},
	email: {
		summary: 'An e-mail',
		value: {
			channel: 'email',
			to: 'passenger@example.com',
			from: 'hello@fjordfaerge.example',
			subject: 'Your ticket',
			text: 'Show this e-mail when you board.',
		},
	},
};

export const message: Message = {
	id: messageId,
	channel: 'sms',
	to: '+4512345678',
	from: 'Fjordfaerge',
	status: 'queued',
	send_at: null,
	in_reply_to: null,
	segments: 1,
	ucs2_character: null,
	price: { amount: '0.0425', currency: 'EUR' },
	reference: 'departure-1410',
	error: null,
	created_at: created,
	updated_at: created,
};

export const statusEvent: StatusEvent = {
	id: 'evt_7Q2MnB4cR8vYp3Lh',
	type: 'message.status',
	message_id: messageId,
	channel: 'sms',
	to: '+4512345678',
	status: 'delivered',
	reference: 'departure-1410',
	occurred_at: '2026-04-21T07:58:03Z',
};

export const receivedEvent: ReceivedEvent = {
	id: 'evt_9Tz5WqL2nX6vBd8M',
	type: 'message.received',
	message_id: 'in_81C2mR5tY8wQ3zKp',
	channel: 'sms',
	from: '+4512345678',
	to: '+4560000120',
	text: '2',
	keyword: null,
	in_reply_to: messageId,
	reference: 'departure-1410',
	occurred_at: '2026-04-21T08:03:40Z',
};

export const optOutEvent: OptOutEvent = {
	id: 'evt_3Kd7PwN5sF1jHc9R',
	type: 'recipient.opted_out',
	message_id: messageId,
	channel: 'sms',
	to: '+4512345678',
	source: 'reply',
	reference: 'departure-1410',
	occurred_at: '2026-04-21T08:03:40Z',
};

export const reach: Reach = {
	to: '+4512345678',
	reachable: true,
	checked_at: created,
};

export const sender: Sender = {
	id: 'snd_2hJ6kLm9Nq4Rt8Vw',
	channel: 'rcs',
	name: 'Nordpakke',
	state: 'approved',
	created_at: created,
};

export const webhook: Webhook = {
	id: 'wh_5tGb8Hn2Jm6Kq9Lw',
	url: 'https://shop.example/hooks/messages',
	channels: ['sms', 'rcs', 'email'],
	secret: 'whsec_made-for-this-webhook-alone',
	created_at: created,
};

export const suppression: Suppression = {
	id: 'sup_8Wn3Xp5Yq7Zr2Ts4',
	recipient: '+4587654321',
	reason: 'opt_out',
	created_at: created,
};
