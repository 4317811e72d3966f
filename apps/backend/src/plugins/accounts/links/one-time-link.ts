import { createHash, randomBytes } from 'node:crypto';
import type { Payload } from 'payload';
import type { User } from '../../../payload-types.ts';
import { environment } from '../../../platform/environment.ts';
import { limits } from '../../../platform/limits.ts';

/** What a link is for: a first password, or another one. */
export const linkKinds = ['reset', 'invitation'] as const;
export type LinkKind = (typeof linkKinds)[number];

export const linkLifetimeMs: Record<LinkKind, number> = {
	invitation: limits.links.invitationMs,
	reset: limits.links.resetMs,
};

export interface OneTimeLink {
	url: string;
	expiresAt: string;
}

/** What the database stores of a token: who reads it can't use it. */
export const tokenHash = (token: string): string =>
	createHash('sha256').update(token).digest('base64url');

/** What a token is for: it says so itself, and can't be changed. */
export const kindOf = (token: string): LinkKind =>
	token.startsWith('invitation-') ? 'invitation' : 'reset';

/** Makes a link by which somebody chooses the account's password, once. An earlier one ends. */
export async function makeLink(
	payload: Payload,
	{ id }: Pick<User, 'id'>,
	kind: LinkKind,
): Promise<OneTimeLink> {
	const token = `${kind}-${randomBytes(24).toString('base64url')}`;
	const expiresAt = new Date(Date.now() + linkLifetimeMs[kind]).toISOString();
	const data: Partial<User> = {
		resetPasswordToken: tokenHash(token),
		resetPasswordExpiration: expiresAt,
	};
	await payload.db.updateOne({ collection: 'users', id, data, returning: false });
	const { routes } = payload.config;
	return { url: `${environment.BACKEND_URL}${routes.admin}/set-password/${token}`, expiresAt };
}
