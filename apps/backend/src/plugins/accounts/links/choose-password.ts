import {
	APIError,
	commitTransaction,
	initTransaction,
	killTransaction,
	type Payload,
	type PayloadRequest,
	type Where,
} from 'payload';
import { z } from 'zod';
import type { User } from '../../../payload-types.ts';
import { translator, words } from '../../../platform/i18n/words.ts';
import { confirmedContext } from '../guard.ts';
import { tokenHash } from './one-time-link.ts';

export const newPassword = z.object({ token: z.string().min(1), password: z.string() });

export const linkExpired = words(
	'This link has been used already or is too old. Ask for a new one.',
	'Linket er allerede brugt eller for gammelt. Bed om et nyt.',
	'Dieser Link wurde schon benutzt oder ist zu alt. Fordern Sie einen neuen an.',
);

const validLink = (token: string): Where => ({
	and: [
		{ resetPasswordToken: { equals: tokenHash(token) } },
		{ resetPasswordExpiration: { greater_than: new Date().toISOString() } },
	],
});

/** The account of a one-time link; null if the link was used, replaced or has expired. */
export const findAccountByToken = (payload: Payload, token: string): Promise<User | null> =>
	payload.db.findOne<User>({ collection: 'users', where: validLink(token) });

/**
 * Sets a password with a one-time link and ends all sessions, without signing in. Throws 403 for an invalid link, 400 for a weak password.
 */
export async function choosePassword(
	req: PayloadRequest,
	{ token, password }: z.infer<typeof newPassword>,
): Promise<User> {
	const { payload } = req;
	const ownsTransaction = await initTransaction(req);
	try {
		// One statement reads and clears the token, so that of two parallel requests only one succeeds.
		const account: User | null = await payload.db.updateOne({
			collection: 'users',
			where: validLink(token),
			data: { resetPasswordToken: null, resetPasswordExpiration: null },
			options: { atomic: true },
			req,
		});
		if (!account) throw new APIError(translator(req)(linkExpired), 403, null, true);
		await payload.update({
			collection: 'users',
			id: account.id,
			data: { password },
			context: confirmedContext,
			depth: 0,
			req,
		});
		if (ownsTransaction) await commitTransaction(req);
		return account;
	} catch (error) {
		await killTransaction(req);
		throw error;
	}
}
