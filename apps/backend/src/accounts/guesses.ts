import { createHash } from 'node:crypto';
import { APIError, type PayloadRequest } from 'payload';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { words } from '../fields/words.ts';
import { limits } from '../limits.ts';
import { processMemory } from '../process-memory.ts';
import { say } from './say.ts';

const { signIn, links } = limits;

const kinds = {
	clientAndAccount: { points: signIn.perClientAndAccount, duration: signIn.windowSeconds },
	client: { points: signIn.perClient, duration: signIn.windowSeconds },
	account: { points: signIn.perAccount, duration: signIn.accountWindowSeconds },
	session: { points: signIn.perSession, duration: signIn.windowSeconds },
	mailsPerClient: { points: links.perClient, duration: links.windowSeconds },
	mailsPerAccount: { points: links.perAccount, duration: links.windowSeconds },
};

type Kind = keyof typeof kinds;

/** One thing that is counted: a kind of limit, and whom it is counted for. */
export type Counted = readonly [kind: Kind, ...whom: string[]];

/** Whom guesses from the machine itself are counted for: a proxy there that isn't configured could be anybody. */
export const thisMachine = 'this machine';

const limiters = processMemory('guesses', () => new Map<Kind, RateLimiterMemory>());

function limiter(kind: Kind): RateLimiterMemory {
	const known = limiters().get(kind);
	if (known) return known;
	const made = new RateLimiterMemory(kinds[kind]);
	limiters().set(kind, made);
	return made;
}

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

/** Counts something; the seconds until the next is allowed where there were too many already, the guess otherwise. */
export async function count(counted: readonly Counted[]): Promise<Guess | number> {
	const spent: Counted[] = [];
	const giveBack = async (given: readonly Counted[]) => {
		for (const [kind, ...whom] of given) await limiter(kind).reward(keyOf(whom));
	};
	try {
		for (const one of counted) {
			const [kind, ...whom] = one;
			await limiter(kind).consume(keyOf(whom));
			spent.push(one);
		}
	} catch (cause) {
		if (!(cause instanceof RateLimiterRes)) throw cause;
		await giveBack(spent);
		return Math.max(1, Math.ceil(cause.msBeforeNext / 1000));
	}
	return {
		none: () => giveBack(spent),
		right: async () => {
			const [first, ...others] = spent;
			if (first) await limiter(first[0]).delete(keyOf(first.slice(1)));
			await giveBack(others);
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
	throw new APIError(say(req)(tooMany(Math.ceil(guess / 60))), 429, null, true);
}
