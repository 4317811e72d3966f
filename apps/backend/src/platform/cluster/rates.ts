import type { IRateLimiterOptions } from 'rate-limiter-flexible';
import { limits } from '../limits.ts';

const { clients, forms, links, prices, signIn } = limits;

/** `points` in a window of `duration` seconds. */
export type Rate = Required<Pick<IRateLimiterOptions, 'points' | 'duration'>>;

const perMinute = (points: number): Rate => ({ points, duration: 60 });
const perHour = (points: number): Rate => ({ points, duration: 60 * 60 });
const guesses = (points: number): Rate => ({ points, duration: signIn.windowSeconds });
const mails = (points: number): Rate => ({ points, duration: links.windowSeconds });

/** All rates. Backends on one PostgreSQL count them together. */
export const rates = {
	priceToken: { points: prices.ratePerToken, duration: prices.rateSeconds },
	signInsOfClient: perMinute(clients.perMinute.signIns),
	resetsOfClient: perMinute(clients.perMinute.resets),
	contentOfClient: perMinute(clients.perMinute.content),
	pricesOfClient: perMinute(clients.perMinute.prices),
	guessesOfClientAtAccount: guesses(signIn.perClientAndAccount),
	guessesOfClient: guesses(signIn.perClient),
	guessesAtAccount: { points: signIn.perAccount, duration: signIn.accountWindowSeconds },
	guessesOfSession: guesses(signIn.perSession),
	guessesOfSetup: guesses(signIn.perSetup),
	mailsOfClient: mails(links.perClient),
	mailsToAccount: mails(links.perAccount),
	formMailsOfNetwork: perHour(forms.mails.perNetwork),
	formMails: perHour(forms.mails.total),
} as const satisfies Record<string, Rate>;

export type RateName = keyof typeof rates;
