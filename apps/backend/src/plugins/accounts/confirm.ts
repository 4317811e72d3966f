import { AuthenticationError, type PayloadRequest } from 'payload';
import type { User } from '../../payload-types.ts';
import { words } from '../../platform/i18n/words.ts';
import { countOrReject } from './guesses.ts';
import { fieldError } from './responses.ts';
import { passwordMatches } from './sign-in/password-matches.ts';

const problems = {
	missing: words(
		'Enter your own current password to confirm this change.',
		'Indtast din egen nuværende adgangskode for at bekræfte ændringen.',
		'Geben Sie Ihr eigenes aktuelles Passwort ein, um die Änderung zu bestätigen.',
	),
	wrong: words(
		'This is not your current password.',
		'Det er ikke din nuværende adgangskode.',
		'Das ist nicht Ihr aktuelles Passwort.',
	),
};

/** The id of the request's session; undefined for requests that the backend makes itself. */
export function sessionOf({ user }: PayloadRequest): string | undefined {
	const id: unknown = user && Reflect.get(user, '_sid');
	return typeof id === 'string' ? id : undefined;
}

/**
 * Verifies the current password of the request's user (OWASP ASVS 2.1.6). Throws 400 for the field `currentPassword` if it is missing or
 * wrong, 429 after too many wrong ones, 401 without a session.
 */
export async function confirmIdentity(req: PayloadRequest, password: unknown): Promise<void> {
	if (!req.user) throw new AuthenticationError(req.t);
	if (typeof password !== 'string' || password === '')
		throw fieldError(req, 'currentPassword', problems.missing);
	const session = sessionOf(req) ?? 'without a session';
	const guess = await countOrReject(req, [['session', String(req.user.id), session]]);
	const account = await req.payload.db.findOne<User>({
		collection: 'users',
		where: { id: { equals: req.user.id } },
		req,
	});
	if (!(await passwordMatches(account, password)))
		throw fieldError(req, 'currentPassword', problems.wrong);
	await guess.confirm();
}
