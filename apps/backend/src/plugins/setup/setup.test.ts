import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { fieldErrors, rest } from '../../../test/rest.ts';
import { createContentHandler } from '../../api/graphql/handle.ts';
import {
	canImportDemo,
	readOpenSetup,
	readSetupState,
} from '../../platform/database/setup-state.ts';
import { environment } from '../../platform/environment.ts';
import { limits } from '../../platform/limits.ts';
import { importStart } from '../../seed/import-start.ts';
import { openDatabase } from '../../start/open-database.ts';
import { ensureAdministrator } from '../accounts/first-administrator.ts';
import { executeSetup, SetupRunningError } from './execute-setup.ts';
import { beginSetup, renewSetupLink, setUpFromFile } from './open-setup.ts';

const account = {
	name: 'Anna Holm',
	email: 'anna@example.com',
	password: 'nine blue herons at sea',
};
const homeQuery = '{ page(slug: "home", lang: da) { title } }';

let payload: Payload;
let handle: (request: Request) => Promise<Response>;
let code = '';
let token = '';
const executeQuery = async (query: string) => {
	const response = await handle(
		new Request('http://backend.test/graphql', {
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify({ query }),
		}),
	);
	return { status: response.status, body: await response.json() };
};
const post = (path: string, body: object, address?: string) =>
	rest('POST', `/setup/${path}`, { body, token, ...(address ? { address } : {}) });
const signIn = async ({ email, password }: typeof account) =>
	(await rest('POST', '/users/login', { body: { email, password }, address: '198.51.100.9' })).body
		.token;

beforeAll(async () => {
	payload = await openDatabase();
	handle = createContentHandler(payload);
	vi.spyOn(environment, 'SEED_DEMO', 'get').mockReturnValue('false');
});
afterAll(() => payload.destroy());

describe('a new database', () => {
	it('opens a setup with a one-time code and stores its hash only', async () => {
		const link = await beginSetup(payload, importStart);
		expect(link?.url).toBe(`${environment.BACKEND_URL}/admin/setup`);
		expect(link?.code).toMatch(/^(?:[A-Z2-9]{4}-){3}[A-Z2-9]{4}$/);
		code = link?.code ?? '';
		expect(JSON.stringify(await readSetupState(payload))).not.toContain(code);
		await ensureAdministrator(payload, { isPlaceholder: true });
		expect(await canImportDemo(payload)).toBe(false);
	});

	it('returns SITE_NOT_SET_UP for every content operation', async () => {
		expect(await executeQuery(homeQuery)).toMatchObject({
			status: 200,
			body: { errors: [{ extensions: { code: 'SITE_NOT_SET_UP' } }] },
		});
	});

	it('creates a new code at the next start, which invalidates the earlier one', async () => {
		const earlier = code;
		code = (await beginSetup(payload, importStart))?.code ?? '';
		const response = await post('administrator', { ...account, code: earlier }, '198.51.100.1');
		expect(fieldErrors(response)).toHaveProperty('code');
	});
});

describe('an anonymous visitor', () => {
	it('may not use the endpoints for administrators', async () => {
		expect((await post('answers', { start: 'demo' })).status).toBe(401);
		expect((await post('finish', {})).status).toBe(401);
	});

	it('is rate limited after some wrong codes, even with the right one', async () => {
		const guess = (attempt: number) =>
			post('administrator', { ...account, code: `AAAA-BBBB-CCCC-${attempt}` }, '198.51.100.2');
		for (let attempt = 0; attempt < limits.signIn.perSetup; attempt += 1)
			expect((await guess(attempt)).status).toBe(400);
		const response = await post('administrator', { ...account, code }, '198.51.100.2');
		expect(response.status).toBe(429);
		expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
		expect(await readOpenSetup(payload)).not.toMatchObject({ codeHash: null });
	});
});

describe('the first administrator', () => {
	it('needs a strong password', async () => {
		const weak = { ...account, password: 'password1234', code };
		expect(fieldErrors(await post('administrator', weak))).toHaveProperty('password');
	});

	it('is created with the code in any notation and replaces the placeholder account', async () => {
		const typedCode = code.toLowerCase().replaceAll('-', ' ');
		expect((await post('administrator', { ...account, code: typedCode })).status).toBe(200);
		const { docs } = await payload.find({ collection: 'users' });
		expect(docs).toMatchObject([{ email: account.email, name: account.name, role: 'admin' }]);
		token = await signIn(account);
		expect(token).toEqual(expect.any(String));
	});

	it('is created once: the code is invalid afterwards and the next start creates none', async () => {
		const other = { ...account, email: 'stranger@example.com', code };
		expect(fieldErrors(await post('administrator', other))).toHaveProperty('code');
		expect(await renewSetupLink(payload)).toEqual({ url: expect.any(String) });
	});
});

describe('the answers', () => {
	it('persist when the setup is interrupted', async () => {
		await post('answers', { start: 'starter' });
		await post('answers', { languages: ['da'] });
		expect(await beginSetup(payload, importStart)).toEqual({ url: expect.any(String) });
		expect((await readOpenSetup(payload))?.answers).toEqual({
			start: 'starter',
			languages: ['da'],
		});
	});

	it('must be valid and complete', async () => {
		expect((await post('answers', { languages: ['xx'] })).status).toBe(400);
		const response = await post('finish', {});
		expect([response.status, response.body.errors[0].message]).toEqual([
			400,
			expect.stringContaining('name, email'),
		]);
	});

	it('create the site once, also after a failed attempt', async () => {
		const { create } = payload;
		await post('answers', { name: 'Nordisk Brød', email: 'hej@example.com', accent: '1B5FD0' });
		vi.spyOn(payload, 'create').mockImplementationOnce(() => Promise.reject(new Error('no disk')));
		expect((await post('finish', {})).status).toBe(500);
		expect((await payload.count({ collection: 'pages' })).totalDocs).toBe(0);
		expect(payload.create).not.toBe(create);
		expect((await post('finish', {})).body).toEqual({ state: 'done' });
		expect(await executeQuery(homeQuery)).toMatchObject({
			body: { data: { page: { title: 'Forside' } } },
		});
		const brand = await payload.findGlobal({ slug: 'brand', locale: 'da' });
		expect(brand).toMatchObject({ name: 'Nordisk Brød', accent: '#1b5fd0' });
		const prices = await payload.count({ collection: 'operators' });
		expect(prices.totalDocs).toBe(0);
	});

	it('are rejected after the setup', async () => {
		expect((await post('finish', {})).status).toBe(404);
		expect((await post('answers', { start: 'demo' })).status).toBe(404);
		expect((await post('administrator', { ...account, code })).status).toBe(404);
		expect(await beginSetup(payload, importStart)).toBeNull();
		vi.spyOn(environment, 'SEED_DEMO', 'get').mockReturnValue('true');
		expect(await canImportDemo(payload)).toBe(false);
	});
});

it('runs one setup at a time', async () => {
	const answers = { start: 'demo' } as const;
	const results = await Promise.allSettled([
		executeSetup(payload, answers, importStart),
		executeSetup(payload, answers, importStart),
	]);
	expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
	expect(results[1]).toMatchObject({ reason: expect.any(SetupRunningError) });
});

it('reports the file and field of an invalid answer', async () => {
	const file = join(mkdtempSync(join(tmpdir(), 'answers-')), 'setup.yaml');
	const administrator = { name: 'Anna', email: 'anna@example.com', password: 'short' };
	writeFileSync(file, JSON.stringify({ start: 'demo', administrator }));
	await expect(setUpFromFile(payload, file, importStart)).rejects.toThrow(
		`${file}: administrator.password: `,
	);
});
