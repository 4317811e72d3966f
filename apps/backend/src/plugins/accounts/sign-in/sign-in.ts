import { AuthenticationError, type PayloadRequest, ValidationError } from 'payload';
import { z } from 'zod';
import type { User } from '../../../payload-types.ts';
import { record } from '../../../platform/audit/record.ts';
import { clientOf } from '../../../platform/http/client-rates.ts';
import { translator } from '../../../platform/i18n/translator.ts';
import { type Counted, countOrRefuse, type Guess, thisMachine } from '../guesses.ts';
import { passwordMatches } from '../passwords/matches.ts';
import { changesByCode } from '../second-factor/check.ts';
import { beginEnrollment, endEnrollment } from '../second-factor/enrollment.ts';
import { SecondFactorNeeded } from '../second-factor/needed.ts';
import { neededWords, wrongCode } from '../second-factor/needed-words.ts';
import { isRequired } from '../second-factor/policy.ts';
import { knownBrowser } from './known-browser.ts';
import { beginSession, type LastCheck, type SignedIn } from './session.ts';

/** What a sign-in consists of: a code where a second factor is set up, with a ticket where it is being set up. */
export const credentials = z.object({
	email: z.string().trim().toLowerCase().min(1),
	password: z.string().min(1),
	code: z.string().optional(),
	ticket: z.string().optional(),
});

export interface Entered extends SignedIn {
	/** After an enrollment: shown once. */
	recoveryCodes?: string[];
}

function countedFor(req: PayloadRequest, account: string): Counted[] {
	const browser = knownBrowser(req.headers, account);
	if (browser) return [['clientAndAccount', browser, account]];
	const client = clientOf(req) ?? thisMachine;
	return [
		['clientAndAccount', client, account],
		['client', client],
		['account', account],
	];
}

/** Signs in by password; unknown accounts cost the same work. Throws 401 for credentials, 400 for a wrong code, 429 after too many guesses. */
export async function signIn(
	req: PayloadRequest,
	given: z.infer<typeof credentials>,
): Promise<Entered> {
	const guess = await countOrRefuse(req, countedFor(req, given.email));
	const account = await req.payload.db.findOne<User>({
		collection: 'users',
		where: { email: { equals: given.email } },
		req,
	});
	const isRight = await passwordMatches(account, given.password);
	if (!account || !isRight) {
		await recordFailure(req, account);
		throw new AuthenticationError(req.t);
	}
	const { check, recoveryCodes } = await secondFactor(req, account, given, guess);
	const signedIn = await beginSession(req, account.id, async (now) =>
		now.hash === account.hash ? check(now) : null,
	);
	if (!signedIn) {
		await recordFailure(req, account);
		const errors = [{ path: 'code', message: translator(req)(wrongCode) }];
		throw new ValidationError({ collection: 'users', errors });
	}
	await guess.right();
	return { ...signedIn, ...(recoveryCodes.length > 0 ? { recoveryCodes } : {}) };
}

/** What was typed in place of an unknown address is not noted: it may be a password. */
const recordFailure = (req: PayloadRequest, account: User | null) =>
	record(req, {
		action: 'signInFailed',
		person: account?.email ?? null,
		...(account
			? { place: `users:${account.id}`, title: account.email }
			: { details: 'unknown account' }),
	});

/** How the second factor is checked. Throws what is missing; having the right password alone is no wrong guess. */
async function secondFactor(
	req: PayloadRequest,
	account: User,
	{ code, ticket }: z.infer<typeof credentials>,
	guess: Guess,
): Promise<{ check: LastCheck; recoveryCodes: string[] }> {
	const recoveryCodes: string[] = [];
	if (account.totpSecret) {
		if (code) return { check: (now) => changesByCode(now, code), recoveryCodes };
		await guess.none();
		throw new SecondFactorNeeded(translator(req)(neededWords.code), { secondFactor: 'code' });
	}
	if (!(await isRequired(req, account))) return { check: async () => ({}), recoveryCodes };
	if (code && ticket) {
		const check: LastCheck = async (now) => {
			const enrolled = await endEnrollment(now, ticket, code);
			recoveryCodes.push(...(enrolled?.recoveryCodes ?? []));
			return enrolled?.changes ?? null;
		};
		return { check, recoveryCodes };
	}
	await guess.none();
	throw new SecondFactorNeeded(translator(req)(neededWords.enrollment), {
		secondFactor: 'enrollment',
		enrollment: beginEnrollment(account),
	});
}
