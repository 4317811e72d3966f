import type { Payload, PayloadRequest } from 'payload';
import type { User } from '../../payload-types.ts';
import type { AdministratorAnswers } from './answers/site-answers.ts';

/**
 * Makes the first administrator, or takes over the account that the start made in its place. The rules for accounts apply; throws
 * a ValidationError that names the field.
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
