import {
	AuthenticationError,
	type Endpoint,
	Forbidden,
	NotFound,
	type PayloadRequest,
} from 'payload';
import { z } from 'zod';
import { requireRight } from '../../../access/language-rights.ts';
import type { User } from '../../../payload-types.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { words } from '../../../platform/i18n/words.ts';
import { confirmIdentity, sessionOf } from '../confirm.ts';
import { countOrReject, type Guess } from '../guesses.ts';
import { fieldError, parseBody, respond } from '../responses.ts';
import { withAccount, writeAccount } from '../with-account.ts';
import { changesByCode, isUnreadable, remainingRecoveryCodes } from './check.ts';
import {
	beginEnrollment,
	endEnrollment,
	noSecondFactor,
	withNewRecoveryCodes,
} from './enrollment.ts';
import { unreadableFactor, wrongCode } from './missing-factor.ts';
import { isRequired } from './requirement.ts';

const password = z.object({ currentPassword: z.string().optional() });
const withCode = password.extend({ code: z.string().min(1) });
const firstCode = z.object({ ticket: z.string().min(1), code: z.string().min(1) });

const requiredText = words(
	'Administrators require a second factor of you, so it cannot be removed.',
	'Administratorerne kræver en ekstra faktor af dig, så den kan ikke fjernes.',
	'Für Ihr Konto ist ein zweiter Faktor vorgeschrieben, er lässt sich nicht entfernen.',
);

/** Writes the changes that `work` returns to an account; returns its `result`. */
const changeAccount = <Result>(
	req: PayloadRequest,
	id: number | string | undefined,
	work: (account: User) => Promise<{ changes: Partial<User>; result: Result }>,
): Promise<Result> =>
	withAccount(req, id === undefined ? undefined : Number(id), async (account) => {
		if (!account) throw new NotFound(req.t);
		const { changes, result } = await work(account);
		await writeAccount(req, account, changes);
		return result;
	});

/** The sessions to keep after a change of the second factor: only the one that made the change. */
const ownSession = (req: PayloadRequest, { sessions }: User) =>
	(sessions ?? []).filter(({ id }) => id === sessionOf(req));

/** Counts a code of a signed-in user; codes share the session's counter of wrong passwords. */
async function countCode(req: PayloadRequest): Promise<Guess> {
	if (!req.user) throw new AuthenticationError(req.t);
	const session = sessionOf(req) ?? 'without a session';
	return countOrReject(req, [['session', String(req.user.id), session]]);
}

async function spendCode(
	req: PayloadRequest,
	account: User,
	code: string,
	guess: Guess,
): Promise<Partial<User>> {
	const changes = await changesByCode(account, code);
	if (changes) return changes;
	if (!isUnreadable(account)) throw fieldError(req, 'code', wrongCode);
	await guess.cancel();
	throw fieldError(req, 'code', unreadableFactor);
}

const begin = endpoint('post', '/second-factor/begin', async (req) => {
	await confirmIdentity(req, (await parseBody(req, password)).currentPassword);
	const { id, email } = await req.payload.findByID({
		collection: 'users',
		id: req.user?.id ?? '',
		depth: 0,
		req,
	});
	return respond(beginEnrollment({ id, email }));
});

const end = endpoint('post', '/second-factor/end', async (req) => {
	const { ticket, code } = await parseBody(req, firstCode);
	const guess = await countCode(req);
	const recoveryCodes = await changeAccount(req, req.user?.id, async (account) => {
		const enrollment = await endEnrollment(account, ticket, code);
		if (!enrollment) throw fieldError(req, 'code', wrongCode);
		const changes = { ...enrollment.changes, sessions: ownSession(req, account) };
		return { changes, result: enrollment.recoveryCodes };
	});
	await guess.confirm();
	return respond({ recoveryCodes });
});

const newCodes = endpoint('post', '/second-factor/codes', async (req) => {
	const { currentPassword, code } = await parseBody(req, withCode);
	await confirmIdentity(req, currentPassword);
	const guess = await countCode(req);
	const recoveryCodes = await changeAccount(req, req.user?.id, async (account) => {
		const renewal = withNewRecoveryCodes(await spendCode(req, account, code, guess));
		return { changes: renewal.changes, result: renewal.recoveryCodes };
	});
	await guess.confirm();
	return respond({ recoveryCodes });
});

const remove = endpoint('post', '/second-factor/remove', async (req) => {
	const { currentPassword, code } = await parseBody(req, withCode);
	await confirmIdentity(req, currentPassword);
	const guess = await countCode(req);
	await changeAccount(req, req.user?.id, async (account) => {
		if (await isRequired(req, account)) throw fieldError(req, 'code', requiredText);
		await spendCode(req, account, code, guess);
		return { changes: { ...noSecondFactor, sessions: ownSession(req, account) }, result: null };
	});
	await guess.confirm();
	return respond({});
});

const state = endpoint('get', '/second-factor', async (req) => {
	if (!req.user) throw new AuthenticationError(req.t);
	const account = await req.payload.findByID({
		collection: 'users',
		id: req.user.id,
		depth: 0,
		showHiddenFields: true,
		req,
	});
	return respond({
		since: account.secondFactorSince ?? null,
		recoveryCodes: remainingRecoveryCodes(account).length,
	});
});

/** Removes the second factor of a user who has lost the device and the codes; for administrators, except for their own account. */
const removeOfOther = endpoint('post', '/:id/second-factor/remove', async (req) => {
	const id = String(req.routeParams?.id);
	requireRight(req, 'users', 'update');
	if (String(req.user?.id) === id) throw new Forbidden(req.t);
	await confirmIdentity(req, (await parseBody(req, password)).currentPassword);
	await changeAccount(req, id, async () => ({
		changes: { ...noSecondFactor, sessions: [] },
		result: null,
	}));
	return respond({});
});

export const secondFactorEndpoints: Endpoint[] = [
	begin,
	end,
	newCodes,
	remove,
	state,
	removeOfOther,
];
