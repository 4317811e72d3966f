import { generate } from 'otplib';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { User } from '../src/payload-types.ts';
import { environment } from '../src/platform/environment.ts';
import { openDatabase } from '../src/start/open-database.ts';
import { fieldErrors, rest } from './rest.ts';

const password = 'a password for tests';
let lastAddress = 0;
const request = (method: string, path: string, token?: string, body?: object) =>
	rest(method, path, { body, token, address: `198.51.100.${++lastAddress}` });
const signIn = ({ email }: User, more: object = {}) =>
	request('POST', '/users/login', undefined, { email, password, ...more });

async function newAccount(name: string, role: 'admin' | 'editor' = 'editor'): Promise<User> {
	const payload = await openDatabase();
	return payload.create({
		collection: 'users',
		data: { email: `${name}@example.com`, password, role },
	});
}

let steps = 0;
/** The current code of the device. Each call advances the clock by one step, because a code is valid once. */
function code(secret: string): Promise<string> {
	steps += 1;
	vi.setSystemTime(startTime + steps * 30_000);
	return generate({ secret: secret.replaceAll(' ', '') });
}
const startTime = Date.now();

async function enroll(account: User) {
	const { token } = (await signIn(account)).body;
	const { body } = await request('POST', '/users/second-factor/begin', token, {
		currentPassword: password,
	});
	const first = { ticket: body.ticket, code: await code(body.secret) };
	const { recoveryCodes } = (await request('POST', '/users/second-factor/end', token, first)).body;
	return { token, secret: String(body.secret), recoveryCodes };
}

vi.useFakeTimers({ toFake: ['Date'], now: startTime });
const admin = await newAccount('admin', 'admin');

it('a second factor is set up with the current password and a first code, and is then required', async () => {
	const account = await newAccount('careful');
	const otherSession = (await signIn(account)).body.token;
	const { token: session } = (await signIn(account)).body;
	const start = (currentPassword?: string) =>
		request('POST', '/users/second-factor/begin', session, { currentPassword });
	expect(fieldErrors(await start())).toHaveProperty('currentPassword');
	const { body } = await start(password);
	expect(body.address).toMatch(/^otpauth:\/\/totp\/site\.test:careful%40example\.com\?secret=/);
	const end = async (codeInput: string) =>
		request('POST', '/users/second-factor/end', session, { ticket: body.ticket, code: codeInput });
	expect(fieldErrors(await end('000000'))).toHaveProperty('code');
	expect((await signIn(account)).status).toBe(200);
	expect((await end(await code(body.secret))).body.recoveryCodes).toHaveLength(10);
	expect((await request('GET', '/users/me', otherSession)).body.user).toBeNull();
	const ownAccount = await request('GET', '/users/me', session);
	expect(ownAccount.body.user.secondFactorSince).toBeTruthy();
	expect(JSON.stringify(ownAccount.body)).not.toMatch(/totp|recovery|hash/);

	const withoutCode = await signIn(account);
	expect([withoutCode.status, withoutCode.body.errors[0].data]).toEqual([
		401,
		{ secondFactor: 'code' },
	]);
	expect(withoutCode.headers.getSetCookie()).toEqual([]);
	const wrongCode = await signIn(account, { code: '000000' });
	expect(fieldErrors(wrongCode)).toHaveProperty('code');
	expect(wrongCode.headers.getSetCookie()).toEqual([]);
	const validCode = await code(body.secret);
	const responses = await Promise.all([1, 2].map(() => signIn(account, { code: validCode })));
	expect(responses.map(({ status }) => status).sort()).toEqual([200, 400]);
});

it('accepts each recovery code once', async () => {
	const account = await newAccount('lost');
	const { recoveryCodes } = await enroll(account);
	const [one = '', two = ''] = recoveryCodes;
	expect((await signIn(account, { code: one.toUpperCase().replaceAll('-', ' ') })).status).toBe(
		200,
	);
	expect((await signIn(account, { code: one })).status).toBe(400);
	const { token } = (await signIn(account, { code: two })).body;
	expect((await request('GET', '/users/second-factor', token)).body.recoveryCodes).toBe(8);
});

it('issues new recovery codes, which invalidate the old ones', async () => {
	const account = await newAccount('renewed');
	const { token, secret, recoveryCodes } = await enroll(account);
	const proof = { currentPassword: password, code: await code(secret) };
	const newCodes = (await request('POST', '/users/second-factor/codes', token, proof)).body
		.recoveryCodes;
	expect((await signIn(account, { code: recoveryCodes[0] })).status).toBe(400);
	expect((await signIn(account, { code: newCodes[0] })).status).toBe(200);
});

it('counts wrong codes like wrong passwords, even with correct passwords in between', async () => {
	const account = await newAccount('guessed');
	await enroll(account);
	const address = '203.0.113.7';
	const body = { email: account.email, password };
	for (let guess = 0; guess < 8; guess += 1) {
		expect(
			(await rest('POST', '/users/login', { body: { ...body, code: '000000' }, address })).status,
		).toBe(400);
		await rest('POST', '/users/login', { body, address });
	}
	expect(
		(await rest('POST', '/users/login', { body: { ...body, code: '000000' }, address })).status,
	).toBe(429);
});

it('a code that another PAYLOAD_SECRET prevents from being checked is no guess', async () => {
	const account = await newAccount('restored');
	const { secret, recoveryCodes } = await enroll(account);
	const former = environment.PAYLOAD_SECRET;
	onTestFinished(() => void Object.assign(environment, { PAYLOAD_SECRET: former }));
	Object.assign(environment, { PAYLOAD_SECRET: 'the secret of another machine' });
	const address = '203.0.113.8';
	const signInFromHere = async (guess: string) =>
		rest('POST', '/users/login', {
			body: { email: account.email, password, code: guess },
			address,
		});
	for (const guess of [...recoveryCodes, await code(secret)])
		expect(fieldErrors(await signInFromHere(guess)).code).toContain('No code can be checked');
	Object.assign(environment, { PAYLOAD_SECRET: `the secret of another machine,${former}` });
	expect((await signInFromHere(recoveryCodes[0])).status).toBe(200);
});

it('a second factor is required after a password reset by link', async () => {
	const payload = await openDatabase();
	const { createOneTimeLink } = await import('../src/plugins/accounts/links/one-time-link.ts');
	const account = await newAccount('linked');
	await enroll(account);
	const { url } = await createOneTimeLink(payload, account, 'reset');
	const choice = { token: url.split('/').at(-1), password: 'something else entirely' };
	await request('POST', '/users/reset-password', undefined, choice);
	const response = await signIn(account, { password: choice.password });
	expect(response.body.errors[0].data).toEqual({ secondFactor: 'code' });
});

it('a second factor can be removed by its owner with password and code, or by an administrator', async () => {
	const account = await newAccount('removed');
	const { token, secret } = await enroll(account);
	const remove = (body: object) => request('POST', '/users/second-factor/remove', token, body);
	expect(fieldErrors(await remove({ currentPassword: password, code: '000000' }))).toHaveProperty(
		'code',
	);
	expect((await remove({ currentPassword: password, code: await code(secret) })).status).toBe(200);
	expect((await signIn(account)).status).toBe(200);

	await enroll(account);
	const path = `/users/${account.id}/second-factor/remove`;
	const adminToken = (await signIn(admin)).body.token;
	const { token: editorToken } = (await signIn(await newAccount('editor'))).body;
	expect((await request('POST', path, editorToken, { currentPassword: password })).status).toBe(
		403,
	);
	expect((await request('POST', path, adminToken, {})).status).toBe(400);
	expect((await request('POST', path, adminToken, { currentPassword: password })).status).toBe(200);
	expect((await signIn(account)).status).toBe(200);
});

it('a second factor cannot be changed by an update of the account', async () => {
	const account = await newAccount('writer');
	const { token, secret } = await enroll(account);
	const change = { secondFactorSince: null, totpSecret: null, recoveryCodes: [], sessions: [] };
	await request('PATCH', `/users/${account.id}`, token, change);
	expect((await signIn(account)).status).toBe(401);
	expect((await signIn(account, { code: await code(secret) })).status).toBe(200);
});

it('a second factor can be made mandatory: sessions without it end, and it is set up at sign-in', async () => {
	const account = await newAccount('unprepared');
	const { token: openSession } = (await signIn(account)).body;
	const settings = { secondFactor: 'everybody' };
	const { token: adminToken } = (await signIn(admin)).body;
	const response = await request('POST', '/globals/sign-in', adminToken, settings);
	expect(fieldErrors(response)).toHaveProperty('secondFactor');
	expect(
		(await request('POST', '/globals/sign-in', openSession, { secondFactor: 'nobody' })).status,
	).toBe(403);
	const { token } = await enroll(admin);
	expect((await request('POST', '/globals/sign-in', token, settings)).status).toBe(200);
	expect((await request('GET', '/users/me', openSession)).body.user).toBeNull();
	expect((await request('GET', '/users/me', token)).body.user.email).toBe(admin.email);

	const { enrollment, secondFactor } = (await signIn(account)).body.errors[0].data;
	expect(secondFactor).toBe('enrollment');
	const foreignEnrollment = (await signIn(await newAccount('other'))).body.errors[0].data
		.enrollment;
	const foreign = { ticket: foreignEnrollment.ticket, code: await code(foreignEnrollment.secret) };
	expect((await signIn(account, foreign)).status).toBe(400);
	const signInResponse = await signIn(account, {
		ticket: enrollment.ticket,
		code: await code(enrollment.secret),
	});
	expect([signInResponse.status, signInResponse.body.recoveryCodes.length]).toEqual([200, 10]);
	const remove = { currentPassword: password, code: await code(enrollment.secret) };
	expect(
		(await request('POST', '/users/second-factor/remove', signInResponse.body.token, remove))
			.status,
	).toBe(400);
});
