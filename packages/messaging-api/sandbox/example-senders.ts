import type { Sender } from '../schemas/resources.ts';
import { idAfter } from './ids.ts';
import { isoSeconds } from './stored-message.ts';

const names = [
	['sms', 'Fjordfaerge'],
	['rcs', 'Fjordfaerge'],
	['email', 'hello@fjordfaerge.example'],
] as const;

/** The senders that every test key has from the start, so that the examples of the document can be sent. */
export const exampleSenders = (nowMs: number): Sender[] =>
	names.map(([channel, name]) => ({
		id: idAfter('snd', `${channel}.${name}`),
		channel,
		name,
		state: 'approved',
		created_at: isoSeconds(nowMs),
	}));
