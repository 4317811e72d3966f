import { createLocalReq } from 'payload';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

const mails = await vi.hoisted(async () => {
	const { startMailServer } = await import('./mail-server.ts');
	const server = await startMailServer();
	process.env.SMTP_URL = server.url;
	process.env.MAIL_FROM = 'The editors <editors@site.test>';
	return server;
});
const { limits } = await import('../src/plugins/scheduled-publishing/limits.ts');
const { log } = await import('../src/platform/observability/log.ts');
const { cleanups } = await import('../src/platform/plugin.ts');
const { readPlannedStates } = await import('../src/plugins/translations/api.ts');
const { readPlanned } = await import('../src/plugins/scheduled-publishing/read-planned.ts');
const { storedPlans } = await import('../src/plugins/scheduled-publishing/stored-plans.ts');
const { startTestBackend } = await import('./backend.ts');
const { fieldErrors, newSession, rest } = await import('./rest.ts');

const hour = 60 * 60 * 1000;
const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString();
const password = 'a password for tests';

let payload: Awaited<ReturnType<typeof startTestBackend>>['payload'];
let token: string;

beforeAll(async () => {
	({ payload } = await startTestBackend());
	({ token } = await newSession('anna@example.com', { name: 'Anna', language: 'da' }));
});
afterEach(async () => {
	vi.useRealTimers();
	vi.restoreAllMocks();
	await payload.db.deleteMany({ collection: 'payload-jobs', where: {} });
});

const request = (method: string, path: string, body?: object, language = 'en') =>
	rest(method, path, {
		token,
		body,
		headers: { 'accept-language': language },
	});

let pageCount = 0;
async function draftPage(data: object = {}): Promise<number> {
	pageCount += 1;
	const body = {
		title: `Page ${pageCount}`,
		slug: `planned-${pageCount}`,
		_status: 'draft',
		...data,
	};
	return (await request('POST', '/pages?draft=true', body)).body.doc.id;
}

const plan = (id: number, options: object = {}) =>
	request('POST', '/schedule', {
		place: `pages:${id}`,
		type: 'publish',
		at: inHours(24),
		...options,
	});

/** The list of plans that a person sees. */
async function plansFor(email: string) {
	const { docs } = await payload.find({ collection: 'users', where: { email: { equals: email } } });
	const [user] = docs;
	if (!user) throw new Error(`No account ${email}`);
	return readPlanned(await createLocalReq({ user: { ...user, collection: 'users' } }, payload));
}

const statusOf = async (id: number) =>
	(await payload.findByID({ collection: 'pages', id, trash: true, depth: 0 }))._status;

/** Advances the clock by `hours` and runs the jobs that are due. */
async function advance(hours: number): Promise<void> {
	vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * hour });
	await payload.jobs.run({ queue: 'default', silent: true });
}
/** The next mail about a page; skips mails about other pages from earlier tests. */
async function mailAbout(id: number) {
	for (;;) {
		const mail = await mails.next('anna@example.com');
		if (mail.text?.includes(`/pages/${id}\n`)) return mail;
	}
}
const failureReasons = async () =>
	(await storedPlans(payload)).flatMap(({ failure }) => (failure === null ? [] : [failure]));

// `publishing-model.test.ts` shows that a plan changes its language only.
describe('scheduling', () => {
	it('publishes at its time, not before, in the name of the person who scheduled it', async () => {
		const id = await draftPage();
		const response = await plan(id, { timeZone: 'Europe/Copenhagen' });
		expect(response.status).toBe(201);
		expect(response.body.warnings.length).toBeGreaterThan(0);
		await advance(23);
		expect(await statusOf(id)).toBe('draft');
		await advance(2);
		expect(await statusOf(id)).toBe('published');
		expect(await storedPlans(payload)).toEqual([]);
		const { docs } = await payload.find({
			collection: 'audit-entries',
			where: { place: { equals: `pages:${id}` }, action: { equals: 'published' } },
		});
		expect(docs).toMatchObject([{ person: 'anna@example.com', locale: 'en' }]);
	});

	it('publishes the draft of the time when it was made, and keeps later changes as a draft', async () => {
		const id = await draftPage({ title: 'Planned' });
		await plan(id, { locale: 'en' });
		const planOf = async (code: string) => {
			const { body } = await request('GET', `/publishing/state?document=pages:${id}`);
			return body.languages.find(({ language }: { language: string }) => language === code).plan;
		};
		expect(await planOf('en')).toMatchObject({ type: 'publish', changed: false });
		expect(await planOf('da')).toBeNull();
		await request('PATCH', `/pages/${id}?draft=true`, { title: 'Half a sen', _status: 'draft' });
		expect(await planOf('en')).toMatchObject({ changed: true });
		await advance(25);
		const read = (draft: boolean) =>
			payload.findByID({ collection: 'pages', id, draft, depth: 0, locale: 'en' });
		expect(await read(false)).toMatchObject({ title: 'Planned', _status: 'published' });
		expect(await read(true)).toMatchObject({ title: 'Half a sen', _status: 'draft' });
		// The session ended before that time.
		vi.useRealTimers();
		expect(await planOf('en')).toBeNull();
		const { docs } = await payload.findVersions({
			collection: 'pages',
			where: { parent: { equals: id } },
			sort: '-updatedAt',
			locale: 'en',
			depth: 0,
		});
		expect(docs.map(({ version }) => version.title)).toEqual([
			...['Half a sen', 'Planned'],
			...['Half a sen', 'Planned'],
		]);
		for (const cleanUp of cleanups.read(payload.config)) await cleanUp(payload);
		expect((await payload.kv.keys()).filter((key) => key.startsWith('fixed:'))).toEqual([]);
	});

	it('unpublishes all languages, with the chosen redirect', async () => {
		const id = await draftPage({ _status: 'published' });
		await request('PATCH', `/pages/${id}`, { _status: 'published' });
		await plan(id, { type: 'unpublish', leads: 'gone' });
		await advance(25);
		expect(await statusOf(id)).toBe('draft');
		const { docs } = await payload.find({
			collection: 'redirects',
			where: { from: { equals: `/planned-${pageCount}` } },
		});
		expect(docs).toMatchObject([{ status: '410' }]);
	});

	it('publishes a global', async () => {
		const response = await request('POST', '/schedule', {
			place: 'global:header',
			type: 'publish',
			at: inHours(24),
		});
		expect(response.status).toBe(201);
		await advance(25);
		expect(await storedPlans(payload)).toEqual([]);
	});

	it('is refused with the errors of the checklist, and nothing is stored or published', async () => {
		const id = await draftPage({ title: '' });
		const response = await plan(id);
		expect(response.status).toBe(400);
		expect(fieldErrors(response)).toHaveProperty('title');
		expect(await storedPlans(payload)).toEqual([]);
		expect(await statusOf(id)).toBe('draft');
	});

	it('is refused for the past, for unknown documents, and without a session', async () => {
		const id = await draftPage();
		const past = await plan(id, { at: inHours(-1) });
		expect([past.status, past.body.errors[0].message]).toEqual([
			400,
			'Choose a time in the future.',
		]);
		const unknown = { type: 'publish', at: inHours(1) };
		expect((await request('POST', '/schedule', { ...unknown, place: 'pages:99999' })).status).toBe(
			404,
		);
		expect((await request('POST', '/schedule', { ...unknown, place: 'users:1' })).status).toBe(400);
	});

	it('requires the right to publish for creating, retrying and canceling', async () => {
		const id = await draftPage();
		const { body } = await plan(id);
		const editor = 'writes@example.com';
		const { token: session } = await newSession(editor, { role: 'editor' });
		for (const [method, path] of [
			['POST', '/schedule'],
			['DELETE', `/schedule/${body.id}`],
			['POST', `/schedule/${body.id}/retry`],
		] as const) {
			const plan = { place: `pages:${id}`, type: 'publish', at: inHours(2) };
			const response = await rest(method, path, { token: session, body: plan });
			expect([method, path, response.status]).toEqual([method, path, 403]);
		}
		expect(await storedPlans(payload)).toHaveLength(1);
		expect((await plansFor(editor)).map((planned) => planned.id)).toContain(body.id);
	});

	it('lists the plans of a document, and cancels one', async () => {
		const id = await draftPage();
		const { body } = await plan(id);
		const isPlanned = async () => (await readPlannedStates(payload))(`pages:${id}`, 'en');
		expect(await isPlanned()).toBe(true);
		const response = await request('GET', `/schedule/of/pages/${id}`);
		expect(response.body.plans).toMatchObject([{ plan: body.id, failure: null }]);
		expect((await request('DELETE', `/schedule/${body.id}`)).status).toBe(200);
		expect(await isPlanned()).toBe(false);
		expect((await request('DELETE', `/schedule/${body.id}`)).status).toBe(404);
		await advance(50);
		expect(await statusOf(id)).toBe('draft');
	});
});

describe('a scheduled publication that fails', () => {
	/** Makes a plan fail: another page takes the planned URL, which the page has no longer. */
	async function takeAddress(id: number): Promise<void> {
		const slug = `planned-${pageCount}`;
		await request('PATCH', `/pages/${id}?draft=true`, { slug: `${slug}-moved`, _status: 'draft' });
		await draftPage({ slug });
	}

	it('because of the document is reported at once on the dashboard, in the log and by mail in the planner’s language', async () => {
		const id = await draftPage();
		await plan(id, { timeZone: 'Europe/Copenhagen' });
		await takeAddress(id);
		const logError = vi.spyOn(log, 'error');
		await advance(25);
		expect(await statusOf(id)).toBe('draft');
		expect(await failureReasons()).toEqual(['checklist']);
		expect(logError).toHaveBeenCalledExactlyOnceWith(
			expect.objectContaining({ place: `pages:${id}`, reason: 'checklist' }),
			'A planned publication failed',
		);
		await payload.jobs.run({ queue: 'mail', silent: true });
		const mail = await mailAbout(id);
		expect(mail.subject).toMatch(/^Ikke udgivet: /);
		expect(mail.text).toContain('Adressen bruges allerede');
		expect(mail.text).toMatch(/CE(S)?T|GMT\+[12]/);
		expect(mail.text).toContain(`/admin/collections/pages/${id}`);
	});

	it('can be retried after the document is corrected', async () => {
		const id = await draftPage();
		await plan(id);
		await takeAddress(id);
		await advance(25);
		vi.useRealTimers();
		await request('PATCH', `/pages/${id}?draft=true`, { title: '', _status: 'draft' });
		const [failedPlan] = await storedPlans(payload);
		const retry = () => request('POST', `/schedule/${failedPlan?.id}/retry`, {});
		expect(fieldErrors(await retry())).toHaveProperty('title');
		await request('PATCH', `/pages/${id}?draft=true`, { title: 'Mended', _status: 'draft' });
		expect((await retry()).status).toBe(200);
		await advance(1);
		expect(await statusOf(id)).toBe('published');
		expect(await storedPlans(payload)).toEqual([]);
	});

	it('because the document is in the trash names that reason; permanent deletion deletes the plans', async () => {
		const id = await draftPage();
		await plan(id);
		await request('PATCH', `/pages/${id}`, { deletedAt: new Date().toISOString() });
		await advance(25);
		expect(await failureReasons()).toEqual(['trash']);
		await payload.delete({ collection: 'pages', id, trash: true });
		expect(await storedPlans(payload)).toEqual([]);
	});

	it('because the planner’s account was deleted names that reason', async () => {
		const deletedUser = await payload.create({
			collection: 'users',
			data: { email: 'gone@example.com', password, role: 'publisher' },
		});
		const id = await draftPage();
		const { body } = await plan(id);
		const { input } = await payload.findByID({ collection: 'payload-jobs', id: body.id });
		await payload.update({
			collection: 'payload-jobs',
			id: body.id,
			data: { input: { ...Object(input), user: { relationTo: 'users', value: deletedUser.id } } },
		});
		await payload.delete({ collection: 'users', id: deletedUser.id });
		await advance(25);
		expect(await failureReasons()).toEqual(['planner']);
	});

	it('because of an internal error is retried with growing delays, and then reported', async () => {
		const id = await draftPage();
		await plan(id);
		vi.spyOn(payload, 'update').mockImplementation(async () => {
			throw new Error('The disk is full');
		});
		const logError = vi.spyOn(log, 'error');
		await advance(25);
		expect([await failureReasons(), logError.mock.calls.length]).toEqual([[], 0]);
		await payload.jobs.run({ queue: 'default', silent: true });
		const [pendingPlan] = await storedPlans(payload);
		expect(pendingPlan).toMatchObject({ failure: null });
		for (let attempt = 0; attempt < limits.retries; attempt += 1) await advance(1);
		expect([await failureReasons(), logError.mock.calls.length]).toEqual([['program'], 1]);
		await payload.jobs.run({ queue: 'mail', silent: true });
		expect((await mailAbout(id)).text).toContain('forsøgt flere gange');
	});

	it('does not include unpublishing an unpublished document, which succeeds', async () => {
		const id = await draftPage();
		await plan(id, { type: 'unpublish', leads: 'nothing' });
		await advance(25);
		expect(await storedPlans(payload)).toEqual([]);
	});
});

it('the list of plans has failed ones first, then the next first', async () => {
	const id = await draftPage();
	await plan(id, { locale: 'en', at: inHours(30) });
	const header = { place: 'global:header', type: 'publish', at: inHours(20) };
	await request('POST', '/schedule', header);
	const failing = await plan(await draftPage(), { at: inHours(25) });
	await payload.update({
		collection: 'payload-jobs',
		id: failing.body.id,
		data: { hasError: true, error: { message: 'gone' } },
	});
	expect(await plansFor('anna@example.com')).toMatchObject([
		{ title: `Page ${pageCount}`, failure: expect.any(String) },
		{ place: 'global:header', type: 'publish', title: null, failure: null },
		{ place: `pages:${id}`, locale: 'en', title: `Page ${pageCount - 1}`, failure: null },
	]);
});
