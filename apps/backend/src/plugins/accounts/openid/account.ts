import type { PayloadRequest } from 'payload';
import type { User } from '../../../payload-types.ts';
import type { Identity } from './flow.ts';

/** The account that signed in as this identity before, else one with the verified address that no identity has. None is ever made here. */
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
