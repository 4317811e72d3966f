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
import { translator } from '../../../platform/i18n/translator.ts';
import { words } from '../../../platform/i18n/words.ts';
import { confirmedContext } from '../guard.ts';
import { tokenHash } from './one-time-link.ts';

export const choice = z.object({ token: z.string().min(1), password: z.string() });

export const linkEnded = words(
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

/** The account that a link is for; null when it was used, replaced or is too old. */
export const accountOf = (payload: Payload, token: string): Promise<User | null> =>
	payload.db.findOne<User>({ collection: 'users', where: validLink(token) });

/** Sets a password by a one-time link and ends all sessions; signs nobody in. Throws 403 for a link that has ended, 400 for a bad password. */
export async function choosePassword(
	req: PayloadRequest,
	{ token, password }: z.infer<typeof choice>,
): Promise<User> {
	const { payload } = req;
	const mine = await initTransaction(req);
	try {
		// Taken in one statement, so that of two who use a link at once only one has it.
		const account: User | null = await payload.db.updateOne({
			collection: 'users',
			where: validLink(token),
			data: { resetPasswordToken: null, resetPasswordExpiration: null },
			options: { atomic: true },
			req,
		});
		if (!account) throw new APIError(translator(req)(linkEnded), 403, null, true);
		await payload.update({
			collection: 'users',
			id: account.id,
			data: { password },
			context: confirmedContext,
			depth: 0,
			req,
		});
		if (mine) await commitTransaction(req);
		return account;
	} catch (error) {
		await killTransaction(req);
		throw error;
	}
}
