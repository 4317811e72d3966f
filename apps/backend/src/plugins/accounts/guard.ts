import { randomBytes } from 'node:crypto';
import {
	APIError,
	type CollectionBeforeChangeHook,
	type CollectionBeforeDeleteHook,
	type CollectionBeforeValidateHook,
	type PayloadRequest,
} from 'payload';
import type { User } from '../../payload-types.ts';
import { translator, words } from '../../platform/i18n/words.ts';
import { confirmIdentity, sessionOf } from './confirm.ts';
import { fieldError } from './responses.ts';
import { formatRoles } from './role-fields.ts';
import { requireGoodPassword } from './sign-in/password-rule.ts';

type Change = Partial<User>;

const confirmedKey = 'confirmed';

/** The request context of code that has verified the current password itself, or needs no verification. */
export const confirmedContext = { [confirmedKey]: true };

const lastAdministrator = words(
	'This is the only administrator. Make another one first.',
	'Det er den eneste administrator. Opret først en anden.',
	'Das ist die einzige Administratorin oder der einzige Administrator. Legen Sie zuerst ein weiteres solches Konto an.',
);

const normalizeEmail = (email: string | null | undefined) => email?.toLowerCase().trim();

const changesEmail = (data: Change, before: Change | undefined) =>
	data.email !== undefined && normalizeEmail(data.email) !== normalizeEmail(before?.email);

/** True for changes of credentials or of roles, and for new accounts. */
function isSensitive(data: Change, before: Change | undefined): boolean {
	if (!before || data.password !== undefined || changesEmail(data, before)) return true;
	const after = { ...before, ...data };
	return formatRoles(after) !== formatRoles(before);
}

async function isLastAdministrator(req: PayloadRequest, id: User['id']): Promise<boolean> {
	const { docs } = await req.payload.find({
		collection: 'users',
		where: { role: { equals: 'admin' } },
		depth: 0,
		limit: 2,
		req,
	});
	return docs.length === 1 && docs[0]?.id === id;
}

/**
 * Validates every change of an account: checks the strength of new passwords, requires the editor's own current password for changes
 * of credentials and roles, and keeps at least one administrator. An account created without a password gets a random one; its owner
 * chooses a password with a one-time link.
 */
export const validateAccount: CollectionBeforeValidateHook<User> = async ({
	data,
	originalDoc,
	operation,
	req,
	context,
}) => {
	const { currentPassword, ...change }: Change = data ?? {};
	const before = operation === 'update' ? originalDoc : undefined;
	const email = change.email ?? before?.email ?? '';
	if (change.password !== undefined && change.password !== null)
		requireGoodPassword(
			change.password,
			[email, ...email.split('@'), change.name ?? before?.name ?? ''],
			req,
		);
	if (req.user && context[confirmedKey] !== true && isSensitive(change, before))
		await confirmIdentity(req, currentPassword);
	const losesAdministrator =
		before?.role === 'admin' && change.role !== undefined && change.role !== 'admin';
	if (losesAdministrator && (await isLastAdministrator(req, before.id)))
		throw fieldError(req, 'role', lastAdministrator);
	if (operation === 'create') change.password ??= randomBytes(32).toString('base64url');
	return change;
};

/** A new e-mail address ends the other sessions, as a new password does in Payload. */
export const endOtherSessions: CollectionBeforeChangeHook<User> = ({
	data,
	originalDoc,
	operation,
	req,
}) => {
	if (operation !== 'update' || !originalDoc || !changesEmail(data, originalDoc)) return data;
	const ownSession = req.user?.id === originalDoc.id ? sessionOf(req) : undefined;
	return { ...data, sessions: (originalDoc.sessions ?? []).filter(({ id }) => id === ownSession) };
};

export const preventDeletingLastAdministrator: CollectionBeforeDeleteHook = async ({ req, id }) => {
	if (!(await isLastAdministrator(req, Number(id)))) return;
	throw new APIError(translator(req)(lastAdministrator), 400, null, true);
};
