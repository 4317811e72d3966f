import type { PayloadRequest } from 'payload';
import type { User } from '../../../payload-types.ts';
import type { Identity } from './flow.ts';

/** The account linked to this identity, otherwise an account with its verified address that is not linked yet. Creates no account. */
export async function findAccountByIdentity(
	req: PayloadRequest,
	{ subject, email, unverified }: Identity,
): Promise<User | null> {
	const find = (field: string, value: string) =>
		req.payload.db.findOne<User>({
			collection: 'users',
			where: { [field]: { equals: value } },
			req,
		});
	const linkedAccount = await find('openIdSubject', subject);
	if (linkedAccount || email === null || unverified) return linkedAccount;
	const accountByEmail = await find('email', email);
	return accountByEmail && !accountByEmail.openIdSubject ? accountByEmail : null;
}
