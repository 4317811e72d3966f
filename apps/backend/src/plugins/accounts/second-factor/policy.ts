import type { PayloadRequest } from 'payload';
import type { User } from '../../../payload-types.ts';

/** Whether administrators require a second factor of somebody with this role. */
export async function isRequired(
	req: PayloadRequest,
	{ role }: Pick<User, 'role'>,
): Promise<boolean> {
	const { secondFactor } = await req.payload.findGlobal({ slug: 'sign-in', depth: 0, req });
	return secondFactor === 'everybody' || (secondFactor === 'admins' && role === 'admin');
}
