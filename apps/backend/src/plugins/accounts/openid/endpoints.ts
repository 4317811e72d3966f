import type { Endpoint, PayloadRequest } from 'payload';
import { formatAdminURL, parseCookies } from 'payload/shared';
import type { User } from '../../../payload-types.ts';
import { environment } from '../../../platform/environment.ts';
import { cookieNames } from '../../../platform/http/cookies.ts';
import { endpoint, noStore } from '../../../platform/http/endpoint.ts';
import { log } from '../../../platform/observability/log.ts';
import { recordAuditEvent } from '../../audit-log/api.ts';
import { limits } from '../limits.ts';
import { notFound } from '../responses.ts';
import { beginSession } from '../sign-in/session.ts';
import { finishProviderSignIn, type Identity, startProviderSignIn } from './flow.ts';
import { hasProvider, providerProblem } from './provider.ts';

/** The account linked to this identity, otherwise an account with its verified address that is not linked yet. Creates no account. */
async function findAccountByIdentity(
	req: PayloadRequest,
	{ subject, email, unverified }: Identity,
): Promise<User | null> {
	const find = (field: string, value: string) =>
		req.payload.db.findOne<User>({
			collection: 'users',
			where: { [field]: { equals: value } },
			req,
		});
	const linkedAccount = await find('openIdSubject', subject);
	if (linkedAccount || email === null || unverified) return linkedAccount;
	const accountByEmail = await find('email', email);
	return accountByEmail && !accountByEmail.openIdSubject ? accountByEmail : null;
}

const cookieName = cookieNames.openIdSignIn;

/** The reason for a redirect back to the sign-in screen, which shows it in the interface language. */
export type OpenIdProblem = 'failed' | 'unknown';

function cookie(value: string, seconds: number): string {
	const secure = environment.BACKEND_URL.startsWith('https:') ? '; Secure' : '';
	return `${cookieName}=${value}; Path=/api/users/openid; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
}

function redirectTo(url: string, cookies: string[]): Response {
	const headers = new Headers({ location: url, ...noStore });
	for (const value of cookies) headers.append('set-cookie', value);
	return new Response(null, { status: 303, headers });
}

function redirectToSignIn({ payload }: PayloadRequest, problem: OpenIdProblem): Response {
	const { admin, routes } = payload.config;
	const path = formatAdminURL({ adminRoute: routes.admin, path: admin.routes.login });
	return redirectTo(`${environment.BACKEND_URL}${path}?problem=${problem}`, [cookie('', 0)]);
}

/** GET /api/users/openid?redirect=/admin/…: redirects to the provider. */
const begin = endpoint('get', '/openid', async (req) => {
	try {
		const { url, sealedState } = await startProviderSignIn(req.searchParams.get('redirect'));
		return redirectTo(url.href, [cookie(sealedState, limits.openId.signInMs / 1000)]);
	} catch (cause) {
		log.error({ err: cause, reason: providerProblem(cause) }, 'OpenID sign-in cannot begin');
		return redirectToSignIn(req, 'failed');
	}
});

/** The provider's redirect target. The provider is responsible for a second factor; the account's own one is skipped. */
const end = endpoint('get', '/openid/callback', async (req) => {
	const query = new URL(req.url ?? '', environment.BACKEND_URL).search;
	const sealedState = parseCookies(req.headers).get(cookieName) ?? '';
	try {
		const identity = await finishProviderSignIn(query, sealedState);
		if (!identity) return redirectToSignIn(req, 'failed');
		const account = await findAccountByIdentity(req, identity);
		const session =
			account &&
			(await beginSession(req, account.id, async () => ({ openIdSubject: identity.subject })));
		if (session)
			return redirectTo(`${environment.BACKEND_URL}${identity.redirect}`, [
				...session.cookies,
				cookie('', 0),
			]);
		await recordAuditEvent(req, {
			action: 'signInFailed',
			person: null,
			details: 'OpenID, unknown account',
		});
		const { subject, unverified } = identity;
		const reason = unverified ?? 'No account that is not linked yet has the address';
		log.warn({ subject, reason }, 'OpenID sign-in without an account');
		return redirectToSignIn(req, 'unknown');
	} catch (cause) {
		log.warn({ err: cause, reason: providerProblem(cause) }, 'OpenID sign-in failed');
		return redirectToSignIn(req, 'failed');
	}
});

/** Sign-in with OpenID Connect (authorization code with PKCE); responds with 404 if no provider is configured. */
export const openIdEndpoints: Endpoint[] = hasProvider
	? [begin, end]
	: [begin, end].map((endpoint) => ({ ...endpoint, handler: notFound }));
