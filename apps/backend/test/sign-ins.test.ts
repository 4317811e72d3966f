import { expect, it } from 'vitest';
import { type Counter, incrementCounters } from '../src/plugins/accounts/guesses.ts';
import { createOneTimeLink } from '../src/plugins/accounts/links/one-time-link.ts';
import { isInvited, readLastSignIn } from '../src/plugins/accounts/sign-in/last-sign-in.ts';
import { openDatabase } from '../src/start/open-database.ts';
import { type RestResponse, rest } from './rest.ts';

const password = 'a password for tests';
let lastAddress = 0;

/** An IP address that is unique in this file. */
const newAddress = () => `198.51.100.${++lastAddress}`;

async function newAccount(name: string): Promise<string> {
	const payload = await openDatabase();
	const email = `${name}@example.com`;
	await payload.create({ collection: 'users', data: { email, password, role: 'editor' } });
	return email;
}

/** Counts wrong guesses without sending requests. */
const countGuesses = (times: number, counter: Counter) =>
	Promise.all(Array.from({ length: times }, () => incrementCounters([counter])));

const signIn = (email: string, passwordInput: string, address: string, cookie?: string) =>
	rest('POST', '/users/login', {
		body: { email, password: passwordInput },
		address,
		...(cookie ? { headers: { cookie } } : {}),
	});

async function isSignedIn({ body }: RestResponse): Promise<boolean> {
	const ownAccount = await rest('GET', '/users/me', { token: body.token });
	return ownAccount.body.user?.email === body.user.email;
}

/** The `Cookie` header that a browser sends after this response. */
const cookiesOf = ({ headers }: RestResponse): string =>
	headers
		.getSetCookie()
		.map((cookie) => cookie.split(';')[0])
		.join('; ');

const sharedEmail = await newAccount('shared');

it('concurrent sign-ins to a shared account stay signed in', async () => {
	const responses = await Promise.all(
		[1, 2, 3].map(() => signIn(sharedEmail, password, newAddress())),
	);
	for (const response of responses) expect(await isSignedIn(response)).toBe(true);
});

it('ignores case and spaces of the email address, and returns no secrets', async () => {
	const response = await signIn(` ${sharedEmail.toUpperCase()} `, password, newAddress());
	expect(response.status).toBe(200);
	expect(response.headers.get('cache-control')).toBe('no-store');
	expect(JSON.stringify(response.body)).not.toMatch(/hash|salt|totp|recovery/i);
	const [session, browser] = response.headers.getSetCookie();
	for (const cookie of [session, browser]) expect(cookie).toMatch(/HttpOnly(=true)?; SameSite=Lax/);
});

it('returns the same responses for known and unknown addresses', async () => {
	const guessTwice = async (email: string) => {
		const address = newAddress();
		const results: unknown[] = [];
		await countGuesses(7, ['clientAndAccount', address, email]);
		for (let guess = 0; guess < 2; guess += 1) {
			const { status, body, headers } = await signIn(email, 'not the password', address);
			results.push({ status, body, waits: headers.has('retry-after') });
		}
		return results;
	};
	const responses = await guessTwice(sharedEmail);
	expect(responses).toMatchObject([{ status: 401 }, { status: 429, waits: true }]);
	expect(await guessTwice('nobody@example.com')).toEqual(responses);
});

it('guesses from another client do not lock out the owner', async () => {
	const email = await newAccount('guessed');
	const guesser = newAddress();
	await countGuesses(7, ['clientAndAccount', guesser, email]);
	expect((await signIn(email, 'wrong', guesser)).status).toBe(401);
	expect((await signIn(email, password, guesser)).status).toBe(429);
	expect((await signIn(email, password, newAddress())).status).toBe(200);
});

it('a browser that signed in before can sign in during guesses from all clients, even from its own address', async () => {
	const email = await newAccount('targeted');
	const address = newAddress();
	const cookie = cookiesOf(await signIn(email, password, address));
	await countGuesses(100, ['account', email]);
	await countGuesses(8, ['clientAndAccount', address, email]);
	await countGuesses(40, ['client', address]);
	expect((await signIn(email, password, newAddress())).status).toBe(429);
	expect((await signIn(email, password, address, cookie)).status).toBe(200);
});

it('limits the guesses of one client across accounts', async () => {
	const address = newAddress();
	await countGuesses(39, ['client', address]);
	expect((await signIn('one@example.com', 'wrong', address)).status).toBe(401);
	expect((await signIn('two@example.com', 'wrong', address)).status).toBe(429);
});

it('counts concurrent guesses', async () => {
	const address = newAddress();
	await countGuesses(6, ['clientAndAccount', address, sharedEmail]);
	const responses = await Promise.all([1, 2, 3].map(() => signIn(sharedEmail, 'wrong', address)));
	expect(responses.map(({ status }) => status).sort()).toEqual([401, 401, 429]);
});

it('names the missing field', async () => {
	const response = await rest('POST', '/users/login', { body: { email: sharedEmail } });
	expect(response.status).toBe(400);
	expect(response.body.errors[0].data.errors[0].path).toBe('password');
});

it.each([
	['POST', '/users/first-register', { email: 'me@example.com', password: 'correct horse battery' }],
	['POST', '/users/unlock', { email: 'shared@example.com' }],
	['POST', '/users/verify/x', {}],
	['GET', '/users/init', undefined],
])('%s %s does not exist: 404 with a session, 401 without', async (method, path, body) => {
	const options = body ? { body } : {};
	expect((await rest(method, path, options)).status).toBe(401);
	const { token } = (await signIn(sharedEmail, password, newAddress())).body;
	expect((await rest(method, path, { ...options, token })).status).toBe(404);
});

it('the last sign-in of an account is known, and that nobody has used an invitation', async () => {
	const payload = await openDatabase();
	const email = await newAccount('invited');
	const { docs } = await payload.find({ collection: 'users', where: { email: { equals: email } } });
	const id = docs[0]?.id ?? 0;
	expect(await readLastSignIn(payload, id)).toBeNull();
	// Created with a password: nobody invited this person.
	expect(await isInvited(payload, id)).toBe(false);
	await createOneTimeLink(payload, { id }, 'invitation');
	expect(await isInvited(payload, id)).toBe(true);
	await signIn(email, password, newAddress());
	const first = await readLastSignIn(payload, id);
	expect(first).not.toBeNull();
	await signIn(email, password, newAddress());
	expect(Date.parse((await readLastSignIn(payload, id)) ?? '')).toBeGreaterThan(
		Date.parse(first ?? ''),
	);
});
