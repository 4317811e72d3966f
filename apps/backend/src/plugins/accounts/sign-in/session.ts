import { getFieldsToSign, jwtSign, type PayloadRequest, type TypedUser } from 'payload';
import { addSessionToUser, generatePayloadCookie } from 'payload/shared';
import type { User } from '../../../payload-types.ts';
import { recordAuditEvent } from '../../audit-log/api.ts';
import { withAccount } from '../with-account.ts';
import { knownBrowserCookie } from './known-browser.ts';

/** A new session in the shape of Payload's `login` operation, with the cookies to set. */
export interface NewSession {
	user: TypedUser;
	token: string;
	exp: number;
	cookies: string[];
}

/** Returns the changes that a sign-in makes to the account, besides its sessions; null rejects the sign-in. */
export type SignInCheck = (account: User) => Promise<Partial<User> | null>;

/** Begins a session. `check` gets the locked account, so that two requests cannot use the same code; null if it rejects. */
export const beginSession = (
	req: PayloadRequest,
	id: User['id'],
	check: SignInCheck,
): Promise<NewSession | null> =>
	withAccount(req, id, async (account) => {
		const changes = account && (await check(account));
		return account && changes ? writeSession(req, account, changes) : null;
	});

async function writeSession(
	req: PayloadRequest,
	account: User,
	changes: Partial<User>,
): Promise<NewSession> {
	const { payload } = req;
	const collectionConfig = payload.collections.users.config;
	const user: TypedUser = { ...account, ...changes, collection: 'users' };
	const { sid } = await addSessionToUser({ collectionConfig, payload, req, user });
	const { token, exp } = await jwtSign({
		fieldsToSign: getFieldsToSign({ collectionConfig, email: account.email, sid, user }),
		secret: payload.secret,
		tokenExpiration: collectionConfig.auth.tokenExpiration,
	});
	req.user = user;
	await recordAuditEvent(req, {
		action: 'signedIn',
		place: `users:${account.id}`,
		title: account.email,
	});
	const cookie = generatePayloadCookie({
		collectionAuthConfig: collectionConfig.auth,
		cookiePrefix: payload.config.cookiePrefix,
		token,
		returnCookieAsObject: false,
	});
	return { user, token, exp, cookies: [cookie, knownBrowserCookie(account.email)] };
}
