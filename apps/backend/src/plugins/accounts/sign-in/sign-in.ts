import { APIError, AuthenticationError, type PayloadRequest } from 'payload';
import { z } from 'zod';
import type { User } from '../../../payload-types.ts';
import { clientOf } from '../../../platform/http/client-rates.ts';
import { translator } from '../../../platform/i18n/words.ts';
import { recordAuditEvent } from '../../audit-log/api.ts';
import { type Counter, countOrReject, type Guess, thisMachine } from '../guesses.ts';
import { fieldError } from '../responses.ts';
import type { MissingFactor } from '../screens/shapes.ts';
import { changesByCode, isUnreadable } from '../second-factor/check.ts';
import { beginEnrollment, endEnrollment } from '../second-factor/enrollment.ts';
import {
	missingFactorWords,
	unreadableFactor,
	wrongCode,
} from '../second-factor/missing-factor.ts';
import { isRequired } from '../second-factor/requirement.ts';
import { knownBrowserId } from './known-browser.ts';
import { passwordMatches } from './password-matches.ts';
import { beginSession, type NewSession, type SignInCheck } from './session.ts';

/** 401: the password is right, but a second factor is missing; `data` has its details. */
class SecondFactorRequired extends APIError<MissingFactor> {
	constructor(message: string, missingFactor: MissingFactor) {
		super(message, 401, missingFactor, true);
	}
}

/** The body of a sign-in: `code` for accounts with a second factor; `code` and `ticket` to set one up. */
export const credentials = z.object({
	email: z.string().trim().toLowerCase().min(1),
	password: z.string().min(1),
	code: z.string().optional(),
	ticket: z.string().optional(),
});

export interface SignInResult extends NewSession {
	/** Shown once, after an enrollment. */
	recoveryCodes?: string[];
}

function countersFor(req: PayloadRequest, account: string): Counter[] {
	const browser = knownBrowserId(req.headers, account);
	if (browser) return [['clientAndAccount', browser, account]];
	const client = clientOf(req) ?? thisMachine;
	return [
		['clientAndAccount', client, account],
		['client', client],
		['account', account],
	];
}

/**
 * Signs in with a password; does the same work for unknown accounts. Throws 401 for wrong credentials or a missing second factor, 400 for
 * a wrong code, 429 after too many guesses.
 */
export async function signIn(
	req: PayloadRequest,
	input: z.infer<typeof credentials>,
): Promise<SignInResult> {
	const guess = await countOrReject(req, countersFor(req, input.email));
	const account = await req.payload.db.findOne<User>({
		collection: 'users',
		where: { email: { equals: input.email } },
		req,
	});
	const isCorrect = await passwordMatches(account, input.password);
	if (!account || !isCorrect) {
		await recordFailure(req, account);
		throw new AuthenticationError(req.t);
	}
	const { check, recoveryCodes } = await createSecondFactorCheck(req, account, input, guess);
	const session = await beginSession(req, account.id, async (lockedAccount) =>
		lockedAccount.hash === account.hash ? check(lockedAccount) : null,
	);
	if (!session) {
		const canCheck = !isUnreadable(account);
		await (canCheck ? recordFailure(req, account) : guess.cancel());
		throw fieldError(req, 'code', canCheck ? wrongCode : unreadableFactor);
	}
	await guess.confirm();
	return { ...session, ...(recoveryCodes.length > 0 ? { recoveryCodes } : {}) };
}

/** Does not record an unknown address: it may be a mistyped password. */
const recordFailure = (req: PayloadRequest, account: User | null) =>
	recordAuditEvent(req, {
		action: 'signInFailed',
		person: account?.email ?? null,
		...(account
			? { place: `users:${account.id}`, title: account.email }
			: { details: 'unknown account' }),
	});

/** Returns the check of the second factor. Throws 401 if it is missing, and cancels the guess, because the password was right. */
async function createSecondFactorCheck(
	req: PayloadRequest,
	account: User,
	{ code, ticket }: z.infer<typeof credentials>,
	guess: Guess,
): Promise<{ check: SignInCheck; recoveryCodes: string[] }> {
	const recoveryCodes: string[] = [];
	if (account.totpSecret) {
		if (code)
			return { check: (lockedAccount) => changesByCode(lockedAccount, code), recoveryCodes };
		await guess.cancel();
		throw new SecondFactorRequired(translator(req)(missingFactorWords.code), {
			secondFactor: 'code',
		});
	}
	if (!(await isRequired(req, account))) return { check: async () => ({}), recoveryCodes };
	if (code && ticket) {
		const check: SignInCheck = async (lockedAccount) => {
			const result = await endEnrollment(lockedAccount, ticket, code);
			recoveryCodes.push(...(result?.recoveryCodes ?? []));
			return result?.changes ?? null;
		};
		return { check, recoveryCodes };
	}
	await guess.cancel();
	throw new SecondFactorRequired(translator(req)(missingFactorWords.enrollment), {
		secondFactor: 'enrollment',
		enrollment: beginEnrollment(account),
	});
}
