import type { Where } from 'payload';
import { afterAll, expect, it, vi } from 'vitest';
import { limits } from '../src/platform/limits.ts';

const mails = await vi.hoisted(async () => {
	const { startMailServer } = await import('./mail-server.ts');
	const server = await startMailServer();
	process.env.SMTP_URL = server.url;
	process.env.MAIL_FROM = 'The editors <editors@site.test>';
	process.env.MAIL_HOSTNAME = 'mail.site.test';
	return server;
});
const { openDatabase } = await import('../src/start/open-database.ts');
const { checkServices, reachedServices } = await import(
	'../src/platform/observability/services.ts'
);
const { metrics } = await import('../src/platform/observability/metrics.ts');
const { fieldErrors, rest } = await import('./rest.ts');

const password = 'a password for tests';

let lastAddress = 0;
const request = (method: string, path: string, body?: object, token?: string) =>
	rest(method, path, { body, token, address: `198.51.100.${++lastAddress}` });
const signIn = (email: string, passwordInput: string) =>
	request('POST', '/users/login', { email, password: passwordInput });

async function newAccount(name: string, language: 'da' | 'de' | 'en'): Promise<string> {
	const payload = await openDatabase();
	const email = `${name}@example.com`;
	const data = { email, password, name, language, role: 'editor' as const };
	await payload.create({ collection: 'users', data });
	return email;
}

/** The token of the link in a mail. */
const tokenIn = (text: string | undefined): string =>
	/http:\/\/backend\.test:4000\/admin\/set-password\/(\S+)/.exec(text ?? '')?.[1] ?? '';

const payload = await openDatabase();
const data = { email: 'admin@example.com', password, role: 'admin' as const };
await payload.create({ collection: 'users', data });
const adminToken = (await signIn('admin@example.com', password)).body.token;
afterAll(() => mails.close());

it.each([
	['en', 'Choose a new password for site.test:3000', 'Hello Robin,', 'for 1 hour'],
	['da', 'Vælg en ny adgangskode til site.test:3000', 'Hej Robin', 'i 1 time'],
	['de', 'Neues Passwort für site.test:3000 wählen', 'Guten Tag Robin,', '1 Stunde lang'],
] as const)(
	'a password reset mail is in the language of the recipient: %s',
	async (language, subject, hello, time) => {
		const payload = await openDatabase();
		const email = `robin-${language}@example.com`;
		const data = { email, password, name: 'Robin', language, role: 'editor' as const };
		await payload.create({ collection: 'users', data });
		expect((await request('POST', '/users/forgot-password', { email })).status).toBe(200);
		const mail = await mails.next(email);
		expect(mails.greeting()).toBe('mail.site.test');
		expect(mail).toMatchObject({
			subject,
			from: { name: 'The editors', address: 'editors@site.test' },
			to: [{ address: email }],
		});
		expect(mail.text).toContain(hello);
		expect(mail.text).toContain(time);
		expect(mail.html).toContain(`<html lang="${language}">`);
		expect(mail.html).toContain(tokenIn(mail.text));
	},
);

it('a reset link works once, ends all sessions and does not sign in', async () => {
	const email = await newAccount('once', 'en');
	const { token: session } = (await signIn(email, password)).body;
	await request('POST', '/users/forgot-password', { email });
	const token = tokenIn((await mails.next(email)).text);
	const refusal = await request('POST', '/users/reset-password', {
		token,
		password: 'password1234',
	});
	expect(refusal.status).toBe(400);
	expect(fieldErrors(refusal).password).toContain('commonest');
	const choice = { token, password: 'something else entirely' };
	const responses = await Promise.all(
		[1, 2].map(() => request('POST', '/users/reset-password', choice)),
	);
	expect(responses.map(({ status }) => status).sort()).toEqual([200, 403]);
	for (const { headers } of responses)
		expect(headers.getSetCookie().join()).not.toContain('-token=');
	expect((await request('GET', '/users/me', undefined, session)).body.user).toBeNull();
	expect((await signIn(email, password)).status).toBe(401);
	expect((await signIn(email, choice.password)).status).toBe(200);
});

it('mails contain the name and the color of the published brand in the language of the recipient', async () => {
	const payload = await openDatabase();
	const names = [
		['en', 'Norrfjord & Sons'],
		['da', 'Norrfjord <Danmark>'],
	] as const;
	for (const [locale, name] of names)
		await payload.updateGlobal({
			slug: 'brand',
			locale,
			data: { name, accent: '#00696b', _status: 'published' },
		});
	for (const [language, name] of [
		['en', 'Norrfjord &amp; Sons'],
		['da', 'Norrfjord &lt;Danmark&gt;'],
	] as const) {
		const email = await newAccount(`branded-${language}`, language);
		await request('POST', '/users/forgot-password', { email });
		const { html } = await mails.next(email);
		expect(html).toContain(`>${name}</p>`);
		expect(html).toMatch(/background:#[0-9a-f]{6};color:#[0-9a-f]{6}/);
		expect(html).not.toContain('background:#333333');
		expect(html).not.toContain('{{');
	}
});

it('a reset for an unknown address gets the same response but sends no mail', async () => {
	const payload = await openDatabase();
	const receivedBefore = mails.receivedCount();
	const knownAccount = await request('POST', '/users/forgot-password', {
		email: 'admin@example.com',
	});
	expect((await mails.next('admin@example.com')).to).toMatchObject([
		{ address: 'admin@example.com' },
	]);
	const unknownAccount = await request('POST', '/users/forgot-password', {
		email: 'nobody@example.com',
	});
	expect(unknownAccount).toMatchObject({ status: knownAccount.status, body: knownAccount.body });
	const where: Where = { 'input.email': { equals: 'nobody@example.com' } };
	await expect
		.poll(async () => (await payload.count({ collection: 'payload-jobs', where })).totalDocs)
		.toBe(0);
	expect(mails.receivedCount()).toBe(receivedBefore + 1);
});

it('limits the number of reset requests per client', async () => {
	const responses = await Promise.all(
		Array.from({ length: limits.clients.perMinute.resets + 1 }, (_, index) =>
			rest('POST', '/users/forgot-password', {
				body: { email: `n${index}@example.com` },
				address: '203.0.113.1',
			}),
		),
	);
	expect(responses.filter(({ status }) => status === 429)).toHaveLength(1);
});

it('retries a mail that the server refuses', async () => {
	const payload = await openDatabase();
	const email = await newAccount('patient', 'en');
	mails.refuse(true);
	await request('POST', '/users/forgot-password', { email });
	const where: Where = { taskSlug: { equals: 'sendLink' }, 'input.email': { equals: email } };
	// Waits for the run of the backend itself, because a second run might claim the same job.
	await expect
		.poll(async () => (await payload.find({ collection: 'payload-jobs', where })).docs)
		.toMatchObject([{ totalTried: 1, processing: false, hasError: false }]);
	mails.refuse(false);
	await payload.update({ collection: 'payload-jobs', where, data: { waitUntil: null } });
	await payload.jobs.run({ queue: 'mail', silent: true });
	expect((await mails.next(email)).to).toMatchObject([{ address: email }]);
});

it('an invited account chooses a password and signs in', async () => {
	const invitation = { email: 'new@example.com', name: 'Anna', role: 'editor', language: 'de' };
	const refusal = await request('POST', '/users/invite', invitation, adminToken);
	expect(fieldErrors(refusal)).toHaveProperty('currentPassword');
	const body = { ...invitation, currentPassword: password };
	expect((await request('POST', '/users/invite', body, adminToken)).body).not.toHaveProperty(
		'link',
	);
	const mail = await mails.next(invitation.email);
	expect(mail.subject).toBe('Ihr Konto bei site.test:3000');
	expect(mail.text).toContain('3 Tage lang');
	const choice = { token: tokenIn(mail.text), password: 'ein eigenes Passwort' };
	expect((await request('POST', '/users/reset-password', choice)).status).toBe(200);
	const session = await signIn('new@example.com', choice.password);
	expect([session.status, session.body.user.role]).toEqual([200, 'editor']);
});

it('editors can neither invite nor create links', async () => {
	const { token } = (await signIn(await newAccount('editor', 'en'), password)).body;
	const invitation = {
		email: 'x@example.com',
		role: 'admin',
		language: 'en',
		currentPassword: password,
	};
	expect((await request('POST', '/users/invite', invitation, token)).status).toBe(403);
	const link = { by: 'hand', currentPassword: password };
	expect((await request('POST', '/users/1/link', link, token)).status).toBe(403);
});

it('a link created by hand replaces the one that was sent', async () => {
	const payload = await openDatabase();
	const email = await newAccount('handed', 'en');
	const { docs } = await payload.find({ collection: 'users', where: { email: { equals: email } } });
	const path = `/users/${docs[0]?.id}/link`;
	expect(
		(await request('POST', path, { by: 'mail', currentPassword: password }, adminToken)).status,
	).toBe(200);
	const mailToken = tokenIn((await mails.next(email)).text);
	const linkResponse = await request(
		'POST',
		path,
		{ by: 'hand', currentPassword: password },
		adminToken,
	);
	const choice = { password: 'something else entirely' };
	expect(
		(await request('POST', '/users/reset-password', { ...choice, token: mailToken })).status,
	).toBe(403);
	const token = tokenIn(linkResponse.body.link.url);
	expect((await request('POST', '/users/reset-password', { ...choice, token })).status).toBe(200);
	expect(JSON.stringify(docs)).not.toContain('reset-');
});

it('counts emails by outcome, and tells whether the mail server can be reached', async () => {
	const text = await metrics().registry.metrics();
	expect(text).toMatch(/backend_mails_total\{outcome="sent"\} [1-9]/);
	expect(text).toMatch(/backend_mails_total\{outcome="failed"\} [1-9]/);
	await checkServices();
	expect([...reachedServices()]).toEqual([['mail', true]]);
});
