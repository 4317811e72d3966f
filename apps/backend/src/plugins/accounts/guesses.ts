import { createHash } from 'node:crypto';
import { APIError, type PayloadRequest } from 'payload';
import { consume, type RateName, refund, resetRate } from '../../platform/cluster/shared-rate.ts';
import { countWords, plural } from '../../platform/i18n/plural.ts';
import { translator, words } from '../../platform/i18n/words.ts';

const rateNames = {
	clientAndAccount: 'guessesOfClientAtAccount',
	client: 'guessesOfClient',
	account: 'guessesAtAccount',
	session: 'guessesOfSession',
	mailsPerClient: 'mailsOfClient',
	mailsPerAccount: 'mailsToAccount',
} as const satisfies Record<string, RateName>;

type Kind = keyof typeof rateNames;

/** One counter: the kind of its limit, and the parts of its key. */
export type Counter = readonly [kind: Kind, ...key: string[]];

/** The key of requests from this machine. They may come from any client, through a proxy that is not configured. */
export const thisMachine = 'this machine';

/** Hashes a key: client input can be long and personal; its hash is short and anonymous. */
const hashKey = (parts: readonly string[]): string =>
	createHash('sha256').update(parts.join('\0')).digest('base64url');

/** A guess, counted before it is checked, so that parallel guesses cannot exceed the limit. */
export interface Guess {
	/** For a right guess: resets the first counter and decrements the others. */
	confirm(): Promise<void>;
	/** For a request that was no guess: decrements all counters. */
	cancel(): Promise<void>;
}

/** Increments counters on all backends; returns the guess, or the seconds until the next one is allowed. */
export async function incrementCounters(counters: readonly Counter[]): Promise<Guess | number> {
	const uses: (readonly [rate: RateName, key: string])[] = [];
	const refundAll = async (entries: typeof uses) => {
		for (const [rate, key] of entries) await refund(rate, key);
	};
	for (const [kind, ...parts] of counters) {
		const use = [rateNames[kind], hashKey(parts)] as const;
		const seconds = await consume(...use);
		if (seconds > 0) {
			await refundAll(uses);
			return seconds;
		}
		uses.push(use);
	}
	return {
		cancel: () => refundAll(uses),
		confirm: async () => {
			const [first, ...others] = uses;
			if (first) await resetRate(...first);
			await refundAll(others);
		},
	};
}

const tooMany = (minutes: number) =>
	countWords(
		plural(
			words(
				'Too many attempts. Please try again in {count} minute.',
				'For mange forsøg. Prøv igen om {count} minut.',
				'Zu viele Versuche. Bitte versuchen Sie es in {count} Minute noch einmal.',
			),
			words(
				'Too many attempts. Please try again in {count} minutes.',
				'For mange forsøg. Prøv igen om {count} minutter.',
				'Zu viele Versuche. Bitte versuchen Sie es in {count} Minuten noch einmal.',
			),
		),
		minutes,
	);

/** Counts a guess. Throws 429 with `Retry-After` over the limit; the response is the same whether or not the account exists. */
export async function countOrReject(
	req: PayloadRequest,
	counters: readonly Counter[],
): Promise<Guess> {
	const guess = await incrementCounters(counters);
	if (typeof guess !== 'number') return guess;
	req.responseHeaders = new Headers({ 'retry-after': String(guess) });
	throw new APIError(translator(req)(tooMany(Math.ceil(guess / 60))), 429, null, true);
}
