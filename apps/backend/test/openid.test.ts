import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { User } from '../src/payload-types.ts';
import type { ProviderAccount } from './openid-server.ts';

const provider = await vi.hoisted(async () => {
	const { startOpenIdServer } = await import('./openid-server.ts');
	const server = await startOpenIdServer('http://backend.test:4000/api/users/openid/callback');
	process.env.OPENID_ISSUER = server.issuer;
	process.env.OPENID_CLIENT_ID = server.clientId;
	process.env.OPENID_CLIENT_SECRET = server.clientSecret;
	process.env.OPENID_NAME = 'Harbor Pass';
	return server;
});
// Its parts load style sheets, which Node can't.
vi.mock('../src/plugins/accounts/screens/signing-in/sign-in-form.tsx', () => ({
	SignInForm: () => null,
}));
const { openDatabase } = await import('../src/start/open-database.ts');
const { rest } = await import('./rest.ts');

const newAccount = async (email: string): Promise<User> => {
	const payload = await openDatabase();
	const data = { email, password: 'a password for tests', role: 'editor' as const };
	return payload.create({ collection: 'users', data });
};

/** A browser's cookies, as far as these tests need them. */
class Jar {
	readonly #cookies = new Map<string, string>();
	keep(headers: Headers): void {
		for (const cookie of headers.getSetCookie()) {
			const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
			this.#cookies.set(name, value);
		}
	}
	get header(): string {
		return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
	}
}

/** Goes to the provider as a browser does, until it sends back; the query it sends back with. */
async function visitProvider(address: string): Promise<string> {
	const jar = new Jar();
	for (let next = address; ; ) {
		const response = await fetch(next, { redirect: 'manual', headers: { cookie: jar.header } });
		jar.keep(response.headers);
		const location = response.headers.get('location');
		if (!location) throw new Error(`${next}: ${response.status} ${await response.text()}`);
		const target = new URL(location, next);
		if (target.host === 'backend.test:4000') return target.search;
		next = target.href;
	}
}

async function signIn(redirect = '') {
	const begun = await rest('GET', `/users/openid${redirect}`);
	const cookie = begun.headers.getSetCookie()[0]?.split(';')[0] ?? '';
	const query = await visitProvider(begun.headers.get('location') ?? '');
	const end = (headers = { cookie }) => rest('GET', `/users/openid/callback${query}`, { headers });
	return { end, answer: await end() };
}

const whoIs = async ({ headers }: { headers: Headers }) => {
	const cookie = headers.getSetCookie().find((one) => one.startsWith('payload-token='));
	const token = /payload-token=([^;]+)/.exec(cookie ?? '')?.[1];
	return (await rest('GET', '/users/me', { token })).body.user?.email ?? null;
};

beforeAll(async () => {
	await newAccount('kim@example.com');
});
afterAll(() => provider.close());

it('signs in somebody whose verified address has an account, and leads on', async () => {
	provider.be('kim-1', { email: 'Kim@Example.com', email_verified: true });
	const { answer } = await signIn('?redirect=%2Fadmin%2Fcollections%2Fpages');
	expect(answer.status).toBe(303);
	expect(answer.headers.get('location')).toBe('http://backend.test:4000/admin/collections/pages');
	expect(await whoIs(answer)).toBe('kim@example.com');
});

it('knows them again when their address there has changed, and nobody else by it', async () => {
	provider.be('kim-1', { email: 'kim.moved@example.com', email_verified: true });
	expect(await whoIs((await signIn()).answer)).toBe('kim@example.com');
	provider.be('kim-2', { email: 'kim@example.com', email_verified: true });
	const { answer } = await signIn();
	expect(answer.headers.get('location')).toBe(
		'http://backend.test:4000/admin/login?problem=unknown',
	);
	expect(await whoIs(answer)).toBeNull();
});

it.each<[string, ProviderAccount]>([
	['an unverified address', { email: 'unsure@example.com', email_verified: false }],
	['an address without an account', { email: 'stranger@example.com', email_verified: true }],
	['no address', {}],
])('lets nobody in with %s', async (name, claims) => {
	if (claims.email === 'unsure@example.com') await newAccount(claims.email);
	provider.be(name, claims);
	const { answer } = await signIn();
	expect(answer.headers.get('location')).toContain('problem=unknown');
	expect(answer.headers.getSetCookie().join()).not.toContain('payload-token');
});

it('an answer of the provider counts once, and in the browser only that asked', async () => {
	provider.be('kim-1', { email: 'kim@example.com', email_verified: true });
	const { answer, end } = await signIn();
	expect(await whoIs(answer)).toBe('kim@example.com');
	for (const again of [
		await end(),
		await end({ cookie: '' }),
		await end({ cookie: 'openid-sign-in=x' }),
	])
		expect(again.headers.get('location')).toContain('problem=failed');
	const forged = await rest('GET', '/users/openid/callback?code=x&state=y');
	expect(forged.headers.get('location')).toContain('problem=failed');
});

it('somebody who is refused there comes back to the sign-in screen', async () => {
	provider.be(null);
	expect((await signIn()).answer.headers.get('location')).toContain('problem=failed');
});

it('leads to places on this server only', async () => {
	provider.be('kim-1', { email: 'kim@example.com', email_verified: true });
	const { answer } = await signIn('?redirect=%2F%2Fevil.example%2Fadmin');
	expect(answer.headers.get('location')).toBe('http://backend.test:4000/admin');
});

it('the sign-in screen offers the provider by its name', async () => {
	const { SignInView } = await import(
		'../src/plugins/accounts/screens/signing-in/sign-in-view.tsx'
	);
	const payload = await openDatabase();
	const req = { payload, user: null, i18n: { language: 'da' } };
	const view = await SignInView({ initPageResult: { req }, searchParams: {} } as never);
	expect(JSON.stringify(view)).toContain('Log ind med Harbor Pass');
});
