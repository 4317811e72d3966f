import type { PayloadRequest } from 'payload';
import type { User } from '../../../payload-types.ts';

/** True if the sign-in settings require a second factor for this role. */
export async function isRequired(
	req: PayloadRequest,
	{ role }: Pick<User, 'role'>,
): Promise<boolean> {
	const { secondFactor } = await req.payload.findGlobal({ slug: 'sign-in', depth: 0, req });
	return secondFactor === 'everybody' || (secondFactor === 'admins' && role === 'admin');
}
