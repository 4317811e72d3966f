import { randomBytes } from 'node:crypto';
import type { Payload } from 'payload';
import type { User } from '../../payload-types.ts';
import { environment } from '../../platform/environment.ts';
import { passwordMatches } from './sign-in/password-matches.ts';

export interface Administrator {
	email: string;
	/** True if `SEED_ADMIN_PASSWORD` is the password of this account. */
	hasFirstPassword: boolean;
}

const oldestAdministrator = async (payload: Payload): Promise<User | undefined> => {
	const { docs } = await payload.find({
		collection: 'users',
		where: { role: { equals: 'admin' } },
		sort: 'createdAt',
		depth: 0,
		limit: 1,
		showHiddenFields: true,
	});
	return docs[0];
};

/**
 * Creates the first administrator if there is none, so that nobody else can register as one. The password is
 * `SEED_ADMIN_PASSWORD`. It is random without this setting, and for the placeholder account of an open set-up.
 */
export async function ensureAdministrator(
	payload: Payload,
	{ isPlaceholder = false } = {},
): Promise<Administrator> {
	const password = isPlaceholder ? undefined : environment.SEED_ADMIN_PASSWORD;
	const existing = await oldestAdministrator(payload);
	if (existing) {
		const hasFirstPassword = password !== undefined && (await passwordMatches(existing, password));
		return { email: existing.email, hasFirstPassword };
	}
	const { email } = await payload.create({
		collection: 'users',
		data: {
			email: environment.SEED_ADMIN_EMAIL ?? 'admin@example.com',
			password: password ?? randomBytes(32).toString('base64url'),
			role: 'admin',
			name: 'Administrator',
		},
	});
	payload.logger.info({ email }, 'Administrator created');
	return { email, hasFirstPassword: password !== undefined };
}
