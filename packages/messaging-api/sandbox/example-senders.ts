import type { Sender } from '../schemas/resources.ts';
import { derivedId } from './ids.ts';
import { isoSeconds } from './stored-message.ts';

const names = [
	['sms', 'Fjordfaerge'],
	['rcs', 'Fjordfaerge'],
	['email', 'hello@fjordfaerge.example'],
] as const;

/** The initial senders of every test key, so that the examples of the document can be sent. */
export const exampleSenders = (nowMs: number): Sender[] =>
	names.map(([channel, name]) => ({
		id: derivedId('snd', `${channel}.${name}`),
		channel,
		name,
		state: 'approved',
		created_at: isoSeconds(nowMs),
	}));
