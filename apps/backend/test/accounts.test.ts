import { describe, expect, it } from 'vitest';
import type { User } from '../src/payload-types.ts';
import { ensureAdministrator } from '../src/plugins/accounts/first-administrator.ts';
import { openDatabase } from '../src/start/open-database.ts';
import { fieldErrors, rest } from './rest.ts';

const password = 'a password for tests';
const otherPassword = 'another password for tests';
let lastAddress = 0;
const request = (method: string, path: string, token?: string, body?: object) =>
	rest(method, path, { body, token, address: `198.51.100.${++lastAddress}` });
const sessionOf = async ({ email }: User, passwordInput = password): Promise<string> =>
	(await request('POST', '/users/login', undefined, { email, password: passwordInput })).body.token;
const isSignedIn = async (token: string) =>
	Boolean((await request('GET', '/users/me', token)).body.user);

async function newAccount(name: string, role: 'admin' | 'editor' = 'editor'): Promise<User> {
	const payload = await openDatabase();
	const data = { email: `${name}@example.com`, password, role };
	return payload.create({ collection: 'users', data });
}

const payload = await openDatabase();
await ensureAdministrator(payload);
const { docs } = await payload.find({ collection: 'users' });
const [first] = docs as [User];
await payload.update({ collection: 'users', id: first.id, data: { password } });
const adminToken = await sessionOf(first);

describe('the first administrator', () => {
	it('is created once, with the e-mail address from the environment', async () => {
		const payload = await openDatabase();
		expect(first).toMatchObject({ email: 'admin@example.com', role: 'admin' });
		expect(await ensureAdministrator(payload)).toEqual({
			email: 'admin@example.com',
			hasFirstPassword: false,
		});
		expect((await payload.count({ collection: 'users' })).totalDocs).toBe(1);
	});

	it('cannot be demoted or deleted while there is no other administrator', async () => {
		const change = { role: 'editor', currentPassword: password };
		const demotion = await request('PATCH', `/users/${first.id}`, adminToken, change);
		expect(fieldErrors(demotion).role).toContain('only administrator');
		expect((await request('DELETE', `/users/${first.id}`, adminToken)).status).toBe(400);
		expect(
			(await request('DELETE', '/users?where[id][exists]=true', adminToken)).body.errors,
		).toHaveLength(1);
		expect(await isSignedIn(adminToken)).toBe(true);
	});
});

describe('changing sign-in data', () => {
	it.each([
		['password', { password: otherPassword }],
		['email', { email: 'moved@example.com' }],
	])('requires the current password: %s', async (name, change) => {
		const account = await newAccount(`own-${name.length}`);
		const token = await sessionOf(account);
		const path = `/users/${account.id}`;
		for (const currentPassword of [undefined, 'not mine at all'])
			expect(
				fieldErrors(await request('PATCH', path, token, { ...change, currentPassword })),
			).toHaveProperty('currentPassword');
		const response = await request('PATCH', path, token, { ...change, currentPassword: password });
		expect(response.status).toBe(200);
		expect(JSON.stringify(response.body)).not.toContain(password);
	});

	it('stores no API key, because accounts have none', async () => {
		const account = await newAccount('keyless');
		const apiKey = crypto.randomUUID();
		const change = { enableAPIKey: true, apiKey, currentPassword: password };
		const { body } = await request(
			'PATCH',
			`/users/${account.id}`,
			await sessionOf(account),
			change,
		);
		expect(body.doc).not.toHaveProperty('apiKey');
		const authorization = `users API-Key ${apiKey}`;
		expect((await rest('GET', '/pages', { headers: { authorization } })).status).toBe(401);
	});

	it('requires the current password in bulk edits too', async () => {
		const account = await newAccount('bulk');
		const where = `where[id][equals]=${account.id}`;
		const response = await request('PATCH', `/users?${where}`, await sessionOf(account), {
			password: otherPassword,
		});
		expect(response.body.errors).toHaveLength(1);
		expect(await sessionOf(account)).toBeTruthy();
	});

	it('requires the password of the administrator who changes another account', async () => {
		const account = await newAccount('promoted');
		const path = `/users/${account.id}`;
		expect(fieldErrors(await request('PATCH', path, adminToken, { role: 'admin' }))).toHaveProperty(
			'currentPassword',
		);
		const promote = { role: 'admin', currentPassword: password };
		expect((await request('PATCH', path, adminToken, promote)).body.doc.role).toBe('admin');
		await request('PATCH', path, adminToken, { ...promote, role: 'editor' });
		const newAdmin = { email: 'made@example.com', password: otherPassword, role: 'admin' };
		expect(fieldErrors(await request('POST', '/users', adminToken, newAdmin))).toHaveProperty(
			'currentPassword',
		);
	});

	it.each([
		['password', { password: otherPassword }],
		['email', { email: 'ended@example.com' }],
	])('ends the other sessions of the account: %s', async (name, change) => {
		const account = await newAccount(`sessions-${name}`);
		const [session, otherSession] = [await sessionOf(account), await sessionOf(account)];
		await request('PATCH', `/users/${account.id}`, session, {
			...change,
			currentPassword: password,
		});
		expect(await isSignedIn(session)).toBe(true);
		expect(await isSignedIn(otherSession)).toBe(false);
	});

	it('limits the attempts at the current password per session', async () => {
		const account = await newAccount('stolen');
		const token = await sessionOf(account);
		const guess = () =>
			request('PATCH', `/users/${account.id}`, token, {
				password: otherPassword,
				currentPassword: 'x',
			});
		const responses = await Promise.all(Array.from({ length: 9 }, guess));
		expect(responses.filter(({ status }) => status === 429)).toHaveLength(1);
	});

	it('does not let editors change their role', async () => {
		const account = await newAccount('ambitious');
		const change = { role: 'admin', currentPassword: password };
		const path = `/users/${account.id}`;
		await request('PATCH', path, await sessionOf(account), change);
		expect((await request('GET', path, adminToken)).body.role).toBe('editor');
	});

	it('does not require the current password for other fields', async () => {
		const account = await newAccount('renamed');
		const response = await request('PATCH', `/users/${account.id}`, await sessionOf(account), {
			name: 'Kim',
			email: account.email.toUpperCase(),
			language: 'da',
		});
		expect(response.body.doc).toMatchObject({ name: 'Kim', language: 'da', role: 'editor' });
	});
});

it('refuses common and short passwords in every request that sets one', async () => {
	const account = await newAccount('careless');
	const token = await sessionOf(account);
	for (const weakPassword of ['short', 'password1234', account.email]) {
		const change = { password: weakPassword, currentPassword: password };
		const response = await request('PATCH', `/users/${account.id}`, token, change);
		expect(fieldErrors(response)).toHaveProperty('password');
	}
	const newEditor = { email: 'm@example.com', role: 'editor', currentPassword: password };
	const creation = await request('POST', '/users', adminToken, {
		...newEditor,
		password: 'password1234',
	});
	expect(fieldErrors(creation)).toHaveProperty('password');
});

it('an account without a name is called by its address', async () => {
	expect((await newAccount('nameless')).name).toBe('nameless@example.com');
});

it('an account created without a password cannot sign in', async () => {
	const newEditor = { email: 'waiting@example.com', role: 'editor', currentPassword: password };
	expect((await request('POST', '/users', adminToken, newEditor)).status).toBe(201);
	for (const guess of ['', 'undefined', 'null'])
		expect(
			(await request('POST', '/users/login', undefined, { ...newEditor, password: guess })).status,
		).not.toBe(200);
});

it('without a mail server an administrator creates the links that set a password', async () => {
	const account = await newAccount('forgetful');
	const response = await request('POST', '/users/forgot-password', undefined, {
		email: account.email,
	});
	expect([response.status, response.body.errors[0].message]).toEqual([
		403,
		expect.stringContaining('sends no mail'),
	]);
	const linkResponse = await request('POST', `/users/${account.id}/link`, adminToken, {
		by: 'hand',
		currentPassword: password,
	});
	const token = linkResponse.body.link.url.split('/').at(-1);
	const reset = await request('POST', '/users/reset-password', undefined, {
		token,
		password: otherPassword,
	});
	expect(reset.status).toBe(200);
	expect(await sessionOf(account, otherPassword)).toBeTruthy();
	const invitation = {
		email: 'invited@example.com',
		role: 'editor',
		furtherRoles: ['price-manager'],
		language: 'en',
		currentPassword: password,
	};
	const invitationResponse = await request('POST', '/users/invite', adminToken, invitation);
	const { id: invitedId } = invitationResponse.body;
	const { body: invited } = await request('GET', `/users/${invitedId}`, adminToken);
	expect(invited.furtherRoles).toEqual(['price-manager']);
	expect(invitationResponse.body.link.url).toContain('/admin/set-password/invitation-');
	expect(
		fieldErrors(await request('POST', '/users/invite', adminToken, invitation)),
	).toHaveProperty('email');
});
