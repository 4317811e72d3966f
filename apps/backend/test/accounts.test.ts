import { beforeAll, describe, expect, it } from 'vitest';
import type { User } from '../src/payload-types.ts';
import { ensureAdministrator } from '../src/plugins/accounts/first-administrator.ts';
import { openDatabase } from '../src/start/open-database.ts';
import { fieldErrors, rest } from './rest.ts';

const password = 'a password for tests';
const another = 'another password for tests';
let lastAddress = 0;
const ask = (method: string, path: string, token?: string, body?: object) =>
	rest(method, path, { ...(body ? { body } : {}), token, address: `198.51.100.${++lastAddress}` });
const sessionOf = async ({ email }: User, passwordInput = password): Promise<string> =>
	(await ask('POST', '/users/login', undefined, { email, password: passwordInput })).body.token;
const isSignedIn = async (token: string) =>
	Boolean((await ask('GET', '/users/me', token)).body.user);

async function newAccount(name: string, role: 'admin' | 'editor' = 'editor'): Promise<User> {
	const payload = await openDatabase();
	const data = { email: `${name}@example.com`, password, role };
	return payload.create({ collection: 'users', data });
}

let first: User;
let admin: string;
beforeAll(async () => {
	const payload = await openDatabase();
	await ensureAdministrator(payload);
	const { docs } = await payload.find({ collection: 'users' });
	[first] = docs as [User];
	await payload.update({ collection: 'users', id: first.id, data: { password } });
	admin = await sessionOf(first);
});

describe('the first administrator', () => {
	it('is made once, with the address of the environment', async () => {
		const payload = await openDatabase();
		expect(first).toMatchObject({ email: 'admin@example.com', role: 'admin' });
		expect(await ensureAdministrator(payload)).toEqual({
			email: 'admin@example.com',
			hasFirstPassword: false,
		});
		expect((await payload.count({ collection: 'users' })).totalDocs).toBe(1);
	});

	it('stays an administrator, and stays', async () => {
		const change = { role: 'editor', currentPassword: password };
		const demoted = await ask('PATCH', `/users/${first.id}`, admin, change);
		expect(fieldErrors(demoted).role).toContain('only administrator');
		expect((await ask('DELETE', `/users/${first.id}`, admin)).status).toBe(400);
		expect((await ask('DELETE', '/users?where[id][exists]=true', admin)).body.errors).toHaveLength(
			1,
		);
		expect(await isSignedIn(admin)).toBe(true);
	});
});

describe('a change of what lets somebody in', () => {
	it.each([
		['password', { password: another }],
		['email', { email: 'moved@example.com' }],
	])('needs the current password: %s', async (name, change) => {
		const account = await newAccount(`own-${name.length}`);
		const token = await sessionOf(account);
		const path = `/users/${account.id}`;
		for (const currentPassword of [undefined, 'not mine at all'])
			expect(
				fieldErrors(await ask('PATCH', path, token, { ...change, currentPassword })),
			).toHaveProperty('currentPassword');
		const answer = await ask('PATCH', path, token, { ...change, currentPassword: password });
		expect(answer.status).toBe(200);
		expect(JSON.stringify(answer.body)).not.toContain(password);
	});

	it('is not an API key: accounts have none', async () => {
		const account = await newAccount('keyless');
		const apiKey = crypto.randomUUID();
		const change = { enableAPIKey: true, apiKey, currentPassword: password };
		const { body } = await ask('PATCH', `/users/${account.id}`, await sessionOf(account), change);
		expect(body.doc).not.toHaveProperty('apiKey');
		const authorization = `users API-Key ${apiKey}`;
		expect((await rest('GET', '/pages', { headers: { authorization } })).status).toBe(401);
	});

	it('needs it in bulk too', async () => {
		const account = await newAccount('bulk');
		const where = `where[id][equals]=${account.id}`;
		const answer = await ask('PATCH', `/users?${where}`, await sessionOf(account), {
			password: another,
		});
		expect(answer.body.errors).toHaveLength(1);
		expect(await sessionOf(account)).toBeTruthy();
	});

	it('needs the administrator’s own, not the other’s', async () => {
		const account = await newAccount('promoted');
		const path = `/users/${account.id}`;
		expect(fieldErrors(await ask('PATCH', path, admin, { role: 'admin' }))).toHaveProperty(
			'currentPassword',
		);
		const promote = { role: 'admin', currentPassword: password };
		expect((await ask('PATCH', path, admin, promote)).body.doc.role).toBe('admin');
		await ask('PATCH', path, admin, { ...promote, role: 'editor' });
		const newAdmin = { email: 'made@example.com', password: another, role: 'admin' };
		expect(fieldErrors(await ask('POST', '/users', admin, newAdmin))).toHaveProperty(
			'currentPassword',
		);
	});

	it.each([
		['password', { password: another }],
		['email', { email: 'ended@example.com' }],
	])('ends the other sessions and keeps its own: %s', async (name, change) => {
		const account = await newAccount(`sessions-${name}`);
		const [mine, other] = [await sessionOf(account), await sessionOf(account)];
		await ask('PATCH', `/users/${account.id}`, mine, { ...change, currentPassword: password });
		expect(await isSignedIn(mine)).toBe(true);
		expect(await isSignedIn(other)).toBe(false);
	});

	it('is guessed at a few times only in one session', async () => {
		const account = await newAccount('stolen');
		const token = await sessionOf(account);
		const guess = () =>
			ask('PATCH', `/users/${account.id}`, token, { password: another, currentPassword: 'x' });
		const answers = await Promise.all(Array.from({ length: 9 }, guess));
		expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
	});

	it('other changes need nothing', async () => {
		const account = await newAccount('renamed');
		const answer = await ask('PATCH', `/users/${account.id}`, await sessionOf(account), {
			name: 'Kim',
			email: account.email.toUpperCase(),
			language: 'da',
		});
		expect(answer.body.doc).toMatchObject({ name: 'Kim', language: 'da', role: 'editor' });
	});
});

it('common and short passwords are refused wherever they are set', async () => {
	const account = await newAccount('careless');
	const token = await sessionOf(account);
	for (const bad of ['short', 'password1234', account.email]) {
		const change = { password: bad, currentPassword: password };
		const changed = await ask('PATCH', `/users/${account.id}`, token, change);
		expect(fieldErrors(changed)).toHaveProperty('password');
	}
	const newEditor = { email: 'm@example.com', role: 'editor', currentPassword: password };
	const refused = await ask('POST', '/users', admin, { ...newEditor, password: 'password1234' });
	expect(fieldErrors(refused)).toHaveProperty('password');
});

it('an account made without a password waits for a link', async () => {
	const newEditor = { email: 'waiting@example.com', role: 'editor', currentPassword: password };
	expect((await ask('POST', '/users', admin, newEditor)).status).toBe(201);
	for (const guess of ['', 'undefined', 'null'])
		expect(
			(await ask('POST', '/users/login', undefined, { ...newEditor, password: guess })).status,
		).not.toBe(200);
});

it('without a mail server a forgotten password leads to an administrator, who makes a link', async () => {
	const account = await newAccount('forgetful');
	const response = await ask('POST', '/users/forgot-password', undefined, { email: account.email });
	expect([response.status, response.body.errors[0].message]).toEqual([
		403,
		expect.stringContaining('sends no mail'),
	]);
	const linkResponse = await ask('POST', `/users/${account.id}/link`, admin, {
		by: 'hand',
		currentPassword: password,
	});
	const token = linkResponse.body.link.url.split('/').at(-1);
	const chosen = await ask('POST', '/users/reset-password', undefined, {
		token,
		password: another,
	});
	expect(chosen.status).toBe(200);
	expect(await sessionOf(account, another)).toBeTruthy();
	const invitation = {
		email: 'invited@example.com',
		role: 'editor',
		language: 'en',
		currentPassword: password,
	};
	const invited = await ask('POST', '/users/invite', admin, invitation);
	expect(invited.body.link.url).toContain('/admin/set-password/invitation-');
	expect(fieldErrors(await ask('POST', '/users/invite', admin, invitation))).toHaveProperty(
		'email',
	);
});
