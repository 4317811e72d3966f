import { beforeAll, expect, it } from 'vitest';
import { type Counter, count } from '../src/plugins/accounts/guesses.ts';
import { openDatabase } from '../src/start/open-database.ts';
import { type RestResponse, rest } from './rest.ts';

const password = 'a password for tests';
let lastAddress = 0;

/** An address that nobody else in this file has. */
const newAddress = () => `198.51.100.${++lastAddress}`;

async function newAccount(name: string): Promise<string> {
	const payload = await openDatabase();
	const email = `${name}@example.com`;
	await payload.create({ collection: 'users', data: { email, password, role: 'editor' } });
	return email;
}

/** As if so many wrong guesses had come already. */
const guessed = (times: number, counted: Counter) =>
	Promise.all(Array.from({ length: times }, () => count([counted])));

const signIn = (email: string, passwordInput: string, address: string, cookie?: string) =>
	rest('POST', '/users/login', {
		body: { email, password: passwordInput },
		address,
		...(cookie ? { headers: { cookie } } : {}),
	});

async function isSignedIn({ body }: RestResponse): Promise<boolean> {
	const me = await rest('GET', '/users/me', { token: body.token });
	return me.body.user?.email === body.user.email;
}

/** The cookies of an answer, as the browser sends them back. */
const cookiesOf = ({ headers }: RestResponse): string =>
	headers
		.getSetCookie()
		.map((cookie) => cookie.split(';')[0])
		.join('; ');

let shared: string;
beforeAll(async () => {
	shared = await newAccount('shared');
});

it('people who share an account and sign in at once stay signed in', async () => {
	const answers = await Promise.all([1, 2, 3].map(() => signIn(shared, password, newAddress())));
	for (const response of answers) expect(await isSignedIn(response)).toBe(true);
});

it('signs in whatever the case of the address, and answers nothing secret', async () => {
	const response = await signIn(` ${shared.toUpperCase()} `, password, newAddress());
	expect(response.status).toBe(200);
	expect(response.headers.get('cache-control')).toBe('no-store');
	expect(JSON.stringify(response.body)).not.toMatch(/hash|salt|totp|recovery/i);
	const [session, browser] = response.headers.getSetCookie();
	for (const cookie of [session, browser]) expect(cookie).toMatch(/HttpOnly(=true)?; SameSite=Lax/);
});

it('answers known and unknown addresses alike, to the last guess', async () => {
	const ask = async (email: string) => {
		const address = newAddress();
		const answers: unknown[] = [];
		await guessed(7, ['clientAndAccount', address, email]);
		for (let guess = 0; guess < 2; guess += 1) {
			const { status, body, headers } = await signIn(email, 'not the password', address);
			answers.push({ status, body, waits: headers.has('retry-after') });
		}
		return answers;
	};
	const responses = await ask(shared);
	expect(responses).toMatchObject([{ status: 401 }, { status: 429, waits: true }]);
	expect(await ask('nobody@example.com')).toEqual(responses);
});

it('nobody who guesses elsewhere locks the owner out', async () => {
	const email = await newAccount('guessed');
	const guesser = newAddress();
	await guessed(7, ['clientAndAccount', guesser, email]);
	expect((await signIn(email, 'wrong', guesser)).status).toBe(401);
	expect((await signIn(email, password, guesser)).status).toBe(429);
	expect((await signIn(email, password, newAddress())).status).toBe(200);
});

it('a browser that has signed in before gets in while everybody guesses, even at its own address', async () => {
	const email = await newAccount('targeted');
	const address = newAddress();
	const cookie = cookiesOf(await signIn(email, password, address));
	await guessed(100, ['account', email]);
	await guessed(8, ['clientAndAccount', address, email]);
	await guessed(40, ['client', address]);
	expect((await signIn(email, password, newAddress())).status).toBe(429);
	expect((await signIn(email, password, address, cookie)).status).toBe(200);
});

it('one client guesses at a bounded number of accounts', async () => {
	const address = newAddress();
	await guessed(39, ['client', address]);
	expect((await signIn('one@example.com', 'wrong', address)).status).toBe(401);
	expect((await signIn('two@example.com', 'wrong', address)).status).toBe(429);
});

it('guesses at once count as much as one after the other', async () => {
	const address = newAddress();
	await guessed(6, ['clientAndAccount', address, shared]);
	const answers = await Promise.all([1, 2, 3].map(() => signIn(shared, 'wrong', address)));
	expect(answers.map(({ status }) => status).sort()).toEqual([401, 401, 429]);
});

it('says which field is missing', async () => {
	const response = await rest('POST', '/users/login', { body: { email: shared } });
	expect(response.status).toBe(400);
	expect(response.body.errors[0].data.errors[0].path).toBe('password');
});

it.each([
	['POST', '/users/first-register', { email: 'me@example.com', password: 'correct horse battery' }],
	['POST', '/users/unlock', { email: 'shared@example.com' }],
	['POST', '/users/verify/x', {}],
	['GET', '/users/init', undefined],
])('there is no %s %s, and strangers are not told', async (method, path, body) => {
	const options = body ? { body } : {};
	expect((await rest(method, path, options)).status).toBe(401);
	const { token } = (await signIn(shared, password, newAddress())).body;
	expect((await rest(method, path, { ...options, token })).status).toBe(404);
});
