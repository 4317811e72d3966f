import { getFieldsToSign, jwtSign, type PayloadRequest, type TypedUser } from 'payload';
import { addSessionToUser, generatePayloadCookie } from 'payload/shared';
import type { User } from '../../../payload-types.ts';
import { record } from '../../../platform/audit/record.ts';
import { withAccount } from '../with-account.ts';
import { knownBrowserCookie } from './known-browser.ts';

/** Somebody who has just signed in, as the editors' interface expects it, and the cookies that say so. */
export interface SignedIn {
	user: TypedUser;
	token: string;
	exp: number;
	cookies: string[];
}

/** What a sign-in changes in the account besides its sessions; null refuses it. */
export type LastCheck = (account: User) => Promise<Partial<User> | null>;

/** Begins a session. `check` sees the account as it is written, so that no code is used twice at once; null when it refuses. */
export const beginSession = (
	req: PayloadRequest,
	id: User['id'],
	check: LastCheck,
): Promise<SignedIn | null> =>
	withAccount(req, id, async (account) => {
		const changes = account && (await check(account));
		return account && changes ? writeSession(req, account, changes) : null;
	});

async function writeSession(
	req: PayloadRequest,
	account: User,
	changes: Partial<User>,
): Promise<SignedIn> {
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
	await record(req, { action: 'signedIn', place: `users:${account.id}`, title: account.email });
	const cookie = generatePayloadCookie({
		collectionAuthConfig: collectionConfig.auth,
		cookiePrefix: payload.config.cookiePrefix,
		token,
		returnCookieAsObject: false,
	});
	return { user, token, exp, cookies: [cookie, knownBrowserCookie(account.email)] };
}
