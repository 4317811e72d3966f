import { randomUUID } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoTraces } from '@website/contracts/testing/demo-traces';
import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

const mails = await vi.hoisted(async () => {
	const { startMailServer } = await import('../../../test/mail-server.ts');
	const server = await startMailServer();
	process.env.SMTP_URL = server.url;
	return server;
});
const { newSession, rest, testPassword } = await import('../../../test/rest.ts');
const { importContent } = await import('../../seed/import-content.ts');
const { openDatabase } = await import('../../start/open-database.ts');
const { receiveSubmission } = await import('../forms/receive.ts');

let payload: Payload;
beforeAll(async () => {
	payload = await openDatabase();
	await importContent(payload, join(import.meta.dirname, '../../seed/starter'), {
		locales: ['da', 'de'],
		values: { name: 'Ærø & Søn: "Is"', email: 'post@aeroe.example', now: '2026-11-24T08:00:00Z' },
	});
});
afterAll(async () => {
	await payload.destroy();
	await mails.close();
});

it('imports the pages in the chosen languages only', async () => {
	const { docs } = await payload.find({ collection: 'pages', locale: 'all', pagination: false });
	expect(docs).toHaveLength(8);
	for (const { slug } of docs)
		expect(slug).toEqual({ da: expect.any(String), de: expect.any(String), en: null });
	const posts = await payload.find({ collection: 'posts', locale: 'de', sort: 'slug' });
	expect(posts.docs.map(({ _status, slug }) => [_status, slug])).toEqual([
		['published', 'die-richtige-leistung'],
		['published', 'unsere-neue-website'],
	]);
});

it('publishes every global, so that no language has unpublished changes', async () => {
	for (const slug of ['header', 'footer', 'call-to-action', 'site-settings', 'brand'] as const) {
		const newest = await payload.findGlobal({ slug, locale: 'da', draft: true });
		expect([slug, newest._status]).toEqual([slug, 'published']);
	}
});

it('inserts the company name unchanged', async () => {
	const brand = await payload.findGlobal({ slug: 'brand', locale: 'da' });
	expect(brand.name).toBe('Ærø & Søn: "Is"');
	const settings = await payload.findGlobal({ slug: 'site-settings', locale: 'da' });
	expect(settings.email).toBe('post@aeroe.example');
});

it('contains placeholders for the owner’s texts and no unfilled variables', async () => {
	const { docs } = await payload.find({ collection: 'pages', locale: 'da', pagination: false });
	const texts = JSON.stringify(docs);
	expect(texts).toContain('[Vej og nummer]');
	expect(texts).not.toMatch(/\{(?:name|email|now)\}/);
});

it('has no trace of the demo in any language', () => {
	const folder = join(import.meta.dirname, '../../seed');
	const files = globSync('{starter,empty}/**/*.*', { cwd: folder });
	expect(files.length).toBeGreaterThan(20);
	for (const file of files)
		expect([file, demoTraces(readFileSync(join(folder, file), 'utf8'))]).toEqual([file, []]);
	expect(demoTraces('Vimplo from Svendborg, hello@vimplo.example').length).toBeGreaterThan(2);
});

it.each(['da', 'de'] as const)('sends mails in %s without a trace of the demo', async (lang) => {
	const { docs } = await payload.find({ collection: 'forms', locale: lang });
	const form = docs.find(({ kind }) => kind === 'message');
	const [guest, colleague] = [`guest-${lang}@example.com`, `colleague-${lang}@example.com`];
	const values = (form?.fields ?? []).map(({ name, kind, choices }) => [
		name,
		[kind === 'email' ? guest : (choices?.[0]?.value ?? 'Hello')],
	]);
	const response = await receiveSubmission(payload, {
		...{ form: String(form?.id), lang, page: '/', key: randomUUID(), network: null },
		...{ ticket: `${Date.now()}:${randomUUID()}`, consent: form?.consentVersion ?? null },
		values: Object.fromEntries(values),
	});
	expect([response.status, await response.json()]).toEqual([201, expect.anything()]);
	await payload.jobs.run({ queue: 'mail', limit: 10, silent: true });
	const { token } = await newSession(`owner-${lang}@example.com`, {
		role: 'admin',
		language: lang,
	});
	const invitation = { email: colleague, role: 'editor', language: lang };
	const body = { ...invitation, currentPassword: testPassword };
	expect((await rest('POST', '/users/invite', { token, body })).status).toBe(200);
	const invited = await mails.next(colleague);
	const owner = { email: `owner-${lang}@example.com` };
	expect((await rest('POST', '/users/forgot-password', { body: owner })).status).toBe(200);
	const received = [guest, 'post@aeroe.example', owner.email].map((to) => mails.next(to));
	for (const mail of [invited, ...(await Promise.all(received))])
		expect([mail.subject, demoTraces(JSON.stringify(mail))]).toEqual([mail.subject, []]);
});
