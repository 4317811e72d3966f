import type { PayloadRequest } from 'payload';
import type { User } from '../../payload-types.ts';
import type { Identity } from './flow.ts';

/**
 * The account of somebody whom the provider knows: the one they have signed in to before, otherwise the one with their
 * verified address that nobody from the provider has signed in to yet. Accounts are never made here: who may edit is decided by
 * administrators, not by the provider.
 */
export async function accountFor(
	req: PayloadRequest,
	{ subject, email, isVerified }: Identity,
): Promise<User | null> {
	const find = (field: string, value: string) =>
		req.payload.db.findOne<User>({
			collection: 'users',
			where: { [field]: { equals: value } },
			req,
		});
	const known = await find('openIdSubject', subject);
	if (known || email === null || !isVerified) return known;
	const invited = await find('email', email);
	return invited && !invited.openIdSubject ? invited : null;
}
