import { afterAll, expect, it, vi } from 'vitest';
import type { User } from '../src/payload-types.ts';
import type { ProviderAccount } from './openid-server.ts';

const provider = await vi.hoisted(async () => {
	const { startOpenIdServer } = await import('./openid-server.ts');
	const server = await startOpenIdServer('http://backend.test:4000/api/users/openid/callback');
	process.env.OPENID_ISSUER = server.issuer;
	process.env.OPENID_CLIENT_ID = server.clientId;
	process.env.OPENID_CLIENT_SECRET = server.clientSecret;
	process.env.OPENID_TRUST_EMAIL = 'true';
	process.env.OPENID_NAME = 'Harbor Pass';
	return server;
});
// The form imports style sheets, which Node cannot load.
vi.mock('../src/plugins/accounts/screens/signing-in/sign-in-here.tsx', () => ({
	SignInHere: () => null,
}));
const { cookieNames } = await import('../src/platform/http/cookies.ts');
const { openDatabase } = await import('../src/start/open-database.ts');
const { rest } = await import('./rest.ts');

const newAccount = async (email: string): Promise<User> => {
	const payload = await openDatabase();
	const data = { email, password: 'a password for tests', role: 'editor' as const };
	return payload.create({ collection: 'users', data });
};

/** A minimal cookie jar. */
class Jar {
	readonly #cookies = new Map<string, string>();
	store(headers: Headers): void {
		for (const cookie of headers.getSetCookie()) {
			const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
			this.#cookies.set(name, value);
		}
	}
	get header(): string {
		return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
	}
}

/** Follows the redirects of the provider until it redirects back. Returns the query of that redirect. */
async function visitProvider(address: string): Promise<string> {
	const jar = new Jar();
	for (let next = address; ; ) {
		const response = await fetch(next, { redirect: 'manual', headers: { cookie: jar.header } });
		jar.store(response.headers);
		const location = response.headers.get('location');
		if (!location) throw new Error(`${next}: ${response.status} ${await response.text()}`);
		const target = new URL(location, next);
		if (target.host === 'backend.test:4000') return target.search;
		next = target.href;
	}
}

async function signIn(redirect = '') {
	const start = await rest('GET', `/users/openid${redirect}`);
	const cookie = start.headers.getSetCookie()[0]?.split(';')[0] ?? '';
	const query = await visitProvider(start.headers.get('location') ?? '');
	const end = (headers = { cookie }) => rest('GET', `/users/openid/callback${query}`, { headers });
	return { end, response: await end() };
}

const accountOf = async ({ headers }: { headers: Headers }) => {
	const cookie = headers.getSetCookie().find((one) => one.startsWith(`${cookieNames.session}=`));
	const token = /=([^;]+)/.exec(cookie ?? '')?.[1];
	return (await rest('GET', '/users/me', { token })).body.user?.email ?? null;
};

await newAccount('kim@example.com');
afterAll(() => provider.close());

it('signs in an account with the same verified address and redirects', async () => {
	provider.setAccount('kim-1', { email: 'Kim@Example.com', email_verified: true });
	const { response } = await signIn('?redirect=%2Fadmin%2Fcollections%2Fpages');
	expect(response.status).toBe(303);
	expect(response.headers.get('location')).toBe('http://backend.test:4000/admin/collections/pages');
	expect(await accountOf(response)).toBe('kim@example.com');
});

it('recognizes an account by its subject, not by its address', async () => {
	provider.setAccount('kim-1', { email: 'kim.moved@example.com', email_verified: true });
	expect(await accountOf((await signIn()).response)).toBe('kim@example.com');
	provider.setAccount('kim-2', { email: 'kim@example.com', email_verified: true });
	const { response } = await signIn();
	expect(response.headers.get('location')).toBe(
		'http://backend.test:4000/admin/login?problem=unknown',
	);
	expect(await accountOf(response)).toBeNull();
});

it('accepts email_verified as text, as Cognito sends it', async () => {
	await newAccount('cognito@example.com');
	provider.setAccount('cognito', { email: 'cognito@example.com', email_verified: 'true' });
	expect(await accountOf((await signIn()).response)).toBe('cognito@example.com');
});

it('accepts an address without email_verified from a trusted issuer', async () => {
	await newAccount('entra@example.com');
	provider.setAccount('entra', { email: 'entra@example.com' });
	expect(await accountOf((await signIn()).response)).toBe('entra@example.com');
});

const verified = { email: 'a@example.com', unverified: null };
const unverified = {
	email: 'a@example.com',
	unverified: expect.stringContaining('email_verified'),
};
it.each([
	['Entra, not trusted', { email: 'a@example.com' }, { email: 'a@example.com' }, false, unverified],
	['Entra, trusted', { email: 'a@example.com' }, { email: 'a@example.com' }, true, verified],
	[
		'trusted, but refused',
		{ email: 'A@example.com', email_verified: 'false' },
		{},
		true,
		unverified,
	],
	['UserInfo only', {}, { email: 'a@example.com', email_verified: true }, false, verified],
	['both', { email: 'a@example.com' }, { email_verified: 'true' }, false, verified],
	[
		'another address',
		{ email: 'b@example.com', email_verified: true },
		verified,
		false,
		unverified,
	],
	['nothing', {}, {}, true, { email: null, unverified: expect.stringContaining('email') }],
])('reads the address of %s', async (_name, idToken, userInfo, isTrusted, expected) => {
	const { addressIn } = await import('../src/plugins/accounts/openid/flow.ts');
	expect(addressIn(idToken, userInfo, isTrusted)).toEqual(expected);
});

it.each<[string, ProviderAccount]>([
	['an unverified address', { email: 'unsure@example.com', email_verified: false }],
	['an address without an account', { email: 'stranger@example.com', email_verified: true }],
	['no address', {}],
])('refuses %s', async (name, claims) => {
	if (claims.email === 'unsure@example.com') await newAccount(claims.email);
	provider.setAccount(name, claims);
	const { response } = await signIn();
	expect(response.headers.get('location')).toContain('problem=unknown');
	expect(response.headers.getSetCookie().join()).not.toContain(cookieNames.session);
});

it('a callback works once and only in the browser that started the sign-in', async () => {
	provider.setAccount('kim-1', { email: 'kim@example.com', email_verified: true });
	const { response, end } = await signIn();
	expect(await accountOf(response)).toBe('kim@example.com');
	for (const secondResponse of [
		await end(),
		await end({ cookie: '' }),
		await end({ cookie: `${cookieNames.openIdSignIn}=x` }),
	])
		expect(secondResponse.headers.get('location')).toContain('problem=failed');
	const forged = await rest('GET', '/users/openid/callback?code=x&state=y');
	expect(forged.headers.get('location')).toContain('problem=failed');
});

it('a refusal by the provider redirects to the sign-in screen', async () => {
	provider.setAccount(null);
	expect((await signIn()).response.headers.get('location')).toContain('problem=failed');
});

it.each([
	[undefined, 'basic'],
	[['client_secret_post', 'client_secret_basic'], 'basic'],
	[['private_key_jwt', 'client_secret_post'], 'post'],
	[['tls_client_auth'], 'basic'],
])('sends the secret as discovery lists it: %s', async (methods, expected) => {
	const { authenticate } = await import('../src/plugins/accounts/openid/provider.ts');
	const [body, headers] = [new URLSearchParams(), new Headers()];
	const server = { issuer: provider.issuer, token_endpoint_auth_methods_supported: methods };
	const id = { client_id: 'editors', client_secret: 'a secret' };
	authenticate(server as never, id, body, headers);
	expect(headers.has('authorization') ? 'basic' : 'post').toBe(expected);
	expect(body.has('client_secret')).toBe(expected === 'post');
});

it.each(['https://id.example/', 'https://login.example/{tenantid}/v2.0'])(
	'doctor and the log name both issuers if the provider calls itself %s',
	async (issuer) => {
		const { provider: read, providerProblem } = await import(
			'../src/plugins/accounts/openid/provider.ts'
		);
		const { processMemory } = await import('../src/platform/process-memory.ts');
		processMemory('openid provider', () => new Map())().clear();
		provider.announce({ issuer });
		const problem = await read().then(() => null, providerProblem);
		provider.announce({ issuer: provider.issuer });
		expect(problem).toBe(
			`OPENID_ISSUER is ${provider.issuer}, the provider calls itself ${issuer}: they must be the same, a slash at the end included`,
		);
	},
);

it('redirects only to paths on this server', async () => {
	provider.setAccount('kim-1', { email: 'kim@example.com', email_verified: true });
	const { response } = await signIn('?redirect=%2F%2Fevil.example%2Fadmin');
	expect(response.headers.get('location')).toBe('http://backend.test:4000/admin');
});

it('the sign-in screen shows the name of the provider', async () => {
	const { SignInView } = await import(
		'../src/plugins/accounts/screens/signing-in/sign-in-view.tsx'
	);
	const payload = await openDatabase();
	const req = { payload, user: null, i18n: { language: 'da' } };
	const view = await SignInView({ initPageResult: { req }, searchParams: {} } as never);
	const withoutPayload = (key: string, value: unknown) => (key === 'payload' ? null : value);
	expect(JSON.stringify(view, withoutPayload)).toContain('"provider":"Harbor Pass"');
});
