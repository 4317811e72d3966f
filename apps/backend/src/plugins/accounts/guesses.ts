import { createHash } from 'node:crypto';
import { APIError, type PayloadRequest } from 'payload';
import type { RateName } from '../../platform/cluster/rates.ts';
import { beginAnew, consume, giveBack } from '../../platform/cluster/shared-rate.ts';
import { translator } from '../../platform/i18n/translator.ts';
import { words } from '../../platform/i18n/words.ts';

const rateOf = {
	clientAndAccount: 'guessesOfClientAtAccount',
	client: 'guessesOfClient',
	account: 'guessesAtAccount',
	session: 'guessesOfSession',
	mailsPerClient: 'mailsOfClient',
	mailsPerAccount: 'mailsToAccount',
} as const satisfies Record<string, RateName>;

type Kind = keyof typeof rateOf;

/** One thing that is counted: a kind of limit, and whom it is counted for. */
export type Counted = readonly [kind: Kind, ...whom: string[]];

/** Whom guesses from the machine itself are counted for: a proxy there that isn't configured could be anybody. */
export const thisMachine = 'this machine';

/** What clients send can be long and names people; what is remembered is neither. */
const keyOf = (whom: readonly string[]): string =>
	createHash('sha256').update(whom.join('\0')).digest('base64url');

/** A guess that has been counted already, so that many at once can't slip through together. */
export interface Guess {
	/** It was right: the first of its counts begins anew, the others are given back. */
	right(): Promise<void>;
	/** It was no guess at all: every count is given back. */
	none(): Promise<void>;
}

/** Counts something on all backends together; answers the guess, or the seconds until the next is allowed. */
export async function count(counted: readonly Counted[]): Promise<Guess | number> {
	const spent: (readonly [rate: RateName, key: string])[] = [];
	const giveAllBack = async (given: typeof spent) => {
		for (const [rate, key] of given) await giveBack(rate, key);
	};
	for (const [kind, ...whom] of counted) {
		const one = [rateOf[kind], keyOf(whom)] as const;
		const seconds = await consume(...one);
		if (seconds > 0) {
			await giveAllBack(spent);
			return seconds;
		}
		spent.push(one);
	}
	return {
		none: () => giveAllBack(spent),
		right: async () => {
			const [first, ...others] = spent;
			if (first) await beginAnew(...first);
			await giveAllBack(others);
		},
	};
}

const tooMany = (minutes: number) =>
	words(
		`Too many attempts. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
		`For mange forsøg. Prøv igen om ${minutes} ${minutes === 1 ? 'minut' : 'minutter'}.`,
		`Zu viele Versuche. Bitte versuchen Sie es in ${minutes} ${minutes === 1 ? 'Minute' : 'Minuten'} noch einmal.`,
	);

/** Counts a guess, or refuses with 429, `Retry-After` and the same words for accounts that exist and those that don't. */
export async function countOrRefuse(
	req: PayloadRequest,
	counted: readonly Counted[],
): Promise<Guess> {
	const guess = await count(counted);
	if (typeof guess !== 'number') return guess;
	req.responseHeaders = new Headers({ 'retry-after': String(guess) });
	throw new APIError(translator(req)(tooMany(Math.ceil(guess / 60))), 429, null, true);
}
