import { hash, randomBytes } from 'node:crypto';
import type { Payload } from 'payload';
import type { User } from '../../../payload-types.ts';
import { environment } from '../../../platform/environment.ts';
import { limits } from '../../../platform/limits.ts';
import type { OneTimeLink } from '../screens/shapes.ts';

/** The purpose of a link: `invitation` sets the first password, `reset` a new one. */
export const linkKinds = ['reset', 'invitation'] as const;
export type LinkKind = (typeof linkKinds)[number];

export const linkLifetimeMs: Record<LinkKind, number> = {
	invitation: limits.links.invitationMs,
	reset: limits.links.resetMs,
};

/** The hash of a token. The database stores only the hash, so that a leak exposes no usable link. */
export const tokenHash = (token: string): string => hash('sha256', token, 'base64url');

/** The purpose of a token, from its prefix; the hash covers the prefix, so it cannot be changed. */
export const kindOf = (token: string): LinkKind =>
	token.startsWith('invitation-') ? 'invitation' : 'reset';

/** Creates a link to choose the account's password once. It replaces an earlier link. */
export async function createOneTimeLink(
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
