import type { Payload, PayloadRequest } from 'payload';
import type { User } from '../../payload-types.ts';
import type { AdministratorAnswers } from './site-answers.ts';

/**
 * Creates the first administrator, or updates the placeholder account that was created at startup. Throws a `ValidationError` with the
 * field if an account rule is violated.
 */
export async function setAdministrator(
	payload: Payload,
	{ name, email, password }: AdministratorAnswers,
	req?: PayloadRequest,
): Promise<User> {
	const { docs } = await payload.find({
		collection: 'users',
		where: { role: { equals: 'admin' } },
		sort: 'createdAt',
		depth: 0,
		limit: 1,
	});
	const data = { name, email, role: 'admin' as const, ...(password ? { password } : {}) };
	const shared = { collection: 'users', data, depth: 0, ...(req ? { req } : {}) } as const;
	const [first] = docs;
	return first ? payload.update({ ...shared, id: first.id }) : payload.create(shared);
}
