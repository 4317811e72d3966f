import { createLocalReq } from 'payload';
import { afterEach, describe, expect, it, vi } from 'vitest';

const mails = await vi.hoisted(async () => {
	const { startMailServer } = await import('./mail-server.ts');
	const server = await startMailServer();
	process.env.SMTP_URL = server.url;
	process.env.MAIL_FROM = 'The editors <editors@site.test>';
	return server;
});
const { limits } = await import('../src/plugins/releases/limits.ts');
const { log } = await import('../src/platform/observability/log.ts');
const { readPlannedStates } = await import('../src/plugins/translations/api.ts');
const { readPlanned } = await import('../src/plugins/releases/api.ts');
const { startTestBackend } = await import('./backend.ts');
const { fieldErrors, newSession, rest } = await import('./rest.ts');

const hour = 60 * 60 * 1000;
const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString();
const password = 'a password for tests';

const { payload } = await startTestBackend();
const { token } = await newSession('anna@example.com', { name: 'Anna', language: 'da' });
afterEach(async () => {
	vi.useRealTimers();
	vi.restoreAllMocks();
	for (const collection of ['payload-jobs', 'releases', 'release-members'] as const)
		await payload.db.deleteMany({ collection, where: {} });
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
	request('POST', '/releases/plan', {
		target: `pages:${id}`,
		action: 'publish',
		languages: ['en', 'da', 'de'],
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
		if (mail.text?.includes(`/pages/${id}?locale=en\n`)) return mail;
	}
}
const plans = () => plansFor('anna@example.com');
const failureReasons = async () =>
	(await plans()).flatMap(({ failure }) => (failure === null ? [] : [failure]));

// `publishing-model.test.ts` shows that a plan changes its language only.
describe('scheduling', () => {
	it('publishes at its time, not before, in the name of the person who scheduled it', async () => {
		const id = await draftPage();
		const response = await plan(id, { timeZone: 'Europe/Copenhagen' });
		expect(response.status).toBe(201);
		await advance(23);
		expect(await statusOf(id)).toBe('draft');
		await advance(2);
		expect(await statusOf(id)).toBe('published');
		expect(await plans()).toEqual([]);
		const { docs } = await payload.find({
			collection: 'audit-entries',
			where: { place: { equals: `pages:${id}` }, action: { equals: 'published' } },
		});
		expect(docs).toMatchObject([{ person: 'anna@example.com', locale: 'en' }]);
	});

	it('publishes the draft of the time when it was made, and keeps later changes as a draft', async () => {
		const id = await draftPage({ title: 'Planned' });
		await plan(id, { languages: ['en'] });
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
	});

	it('unpublishes all languages, with the chosen redirect', async () => {
		const id = await draftPage({ _status: 'published' });
		await request('PATCH', `/pages/${id}`, { _status: 'published' });
		await plan(id, { action: 'unpublish', leads: 'gone' });
		await advance(25);
		expect(await statusOf(id)).toBe('draft');
		const { docs } = await payload.find({
			collection: 'redirects',
			where: { from: { equals: `/planned-${pageCount}` } },
		});
		expect(docs).toMatchObject([{ status: '410' }]);
	});

	it('publishes a global', async () => {
		expect((await plan(0, { target: 'global:header' })).status).toBe(201);
		await advance(25);
		expect(await plans()).toEqual([]);
	});

	it('is refused with the errors of the checklist, and nothing is stored or published', async () => {
		const id = await draftPage({ title: '' });
		const response = await plan(id);
		expect(response.status).toBe(400);
		expect(fieldErrors(response)).toHaveProperty('title');
		expect(await plans()).toEqual([]);
		expect(await statusOf(id)).toBe('draft');
	});

	it('is refused for the past, for unknown documents, and without a session', async () => {
		const id = await draftPage();
		const past = await plan(id, { at: inHours(-1) });
		expect([past.status, past.body.errors[0].message]).toEqual([
			400,
			'Choose a time in the future.',
		]);
		expect((await plan(99_999)).status).toBe(404);
		expect((await plan(1, { target: 'users:1' })).status).toBe(400);
		expect((await plan(id, { languages: [] })).status).toBe(400);
	});

	it('requires the right to publish for creating, retrying and canceling', async () => {
		const id = await draftPage();
		const { body } = await plan(id);
		const editor = 'writes@example.com';
		const { token: session } = await newSession(editor, { role: 'editor' });
		for (const [method, path] of [
			['POST', '/releases/plan'],
			['POST', `/releases/${body.id}/schedule`],
			['POST', `/releases/${body.id}/cancel`],
			['POST', `/releases/${body.id}/publish`],
		] as const) {
			const plan = { target: `pages:${id}`, action: 'publish', languages: ['en'], at: inHours(2) };
			const response = await rest(method, path, { token: session, body: plan });
			expect([method, path, response.status]).toEqual([method, path, 403]);
		}
		expect(await plans()).toHaveLength(1);
		expect((await plansFor(editor)).map((planned) => planned.id)).toContain(body.id);
	});

	it('refuses two plans of a document and a language at one time', async () => {
		const id = await draftPage();
		const at = inHours(24);
		const { body } = await plan(id, { at, languages: ['en'] });
		expect((await plan(id, { at, action: 'unpublish', leads: 'nothing' })).status).toBe(409);
		expect((await plan(id, { at, languages: ['en', 'da'] })).status).toBe(409);
		expect((await plan(id, { at, languages: ['da'] })).status).toBe(201);
		const later = await plan(id, { at: inHours(25), languages: ['en'] });
		const move = (release: number, time: string) =>
			request('POST', `/releases/${release}/schedule`, { at: time });
		expect((await move(later.body.id, at)).status).toBe(409);
		expect((await move(body.id, inHours(26))).status).toBe(200);
		expect((await move(later.body.id, at)).status).toBe(200);
		expect(await plans()).toHaveLength(3);
	});

	it('at a changed time publishes then, not before', async () => {
		const id = await draftPage();
		const { body } = await plan(id);
		await request('POST', `/releases/${body.id}/schedule`, { at: inHours(48) });
		await advance(25);
		expect(await statusOf(id)).toBe('draft');
		await advance(24);
		expect(await statusOf(id)).toBe('published');
	});

	it('lists the plans of a document, and cancels one', async () => {
		const id = await draftPage();
		const { body } = await plan(id);
		const isPlanned = async () => (await readPlannedStates(payload))(`pages:${id}`, 'en');
		expect(await isPlanned()).toBe(true);
		const response = await request('GET', `/releases/of?target=pages:${id}`);
		expect(response.body.plans).toMatchObject([{ id: body.id, failure: null }]);
		const cancel = () => request('POST', `/releases/${body.id}/cancel`, {});
		expect((await cancel()).status).toBe(200);
		expect(await isPlanned()).toBe(false);
		expect((await cancel()).status).toBe(404);
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
		const { body } = await plan(id, { timeZone: 'Europe/Copenhagen' });
		await takeAddress(id);
		const logError = vi.spyOn(log, 'error');
		await advance(25);
		expect(await statusOf(id)).toBe('draft');
		expect(await failureReasons()).toEqual(['checklist']);
		expect(logError).toHaveBeenCalledExactlyOnceWith(
			expect.objectContaining({ release: body.id, reason: 'checklist' }),
			'A planned publication failed',
		);
		await payload.jobs.run({ queue: 'mail', silent: true });
		const mail = await mailAbout(id);
		expect(mail.subject).toMatch(/^Ikke udgivet: /);
		expect(mail.text).toContain('Adressen bruges allerede');
		expect(mail.text).toContain('(Europe/Copenhagen)');
		expect(mail.text).toContain(`/admin/collections/pages/${id}`);
	});

	it('can be retried after the document is corrected', async () => {
		const id = await draftPage();
		await plan(id);
		await takeAddress(id);
		await advance(25);
		vi.useRealTimers();
		await request('PATCH', `/pages/${id}?draft=true`, { title: '', _status: 'draft' });
		const [failedPlan] = await plans();
		const retry = () => request('POST', `/releases/${failedPlan?.id}/publish`, {});
		expect(fieldErrors(await retry())).toHaveProperty('title');
		await request('PATCH', `/pages/${id}?draft=true`, { title: 'Mended', _status: 'draft' });
		expect((await retry()).status).toBe(200);
		expect(await statusOf(id)).toBe('published');
		expect(await plans()).toEqual([]);
	});

	it('because the document is in the trash names that reason; permanent deletion deletes the plans', async () => {
		const id = await draftPage();
		await plan(id);
		await request('PATCH', `/pages/${id}`, { deletedAt: new Date().toISOString() });
		await advance(25);
		expect(await failureReasons()).toEqual(['gone']);
		await payload.delete({ collection: 'pages', id, trash: true });
		expect(await plans()).toEqual([]);
	});

	it('because the planner’s account was deleted names that reason', async () => {
		const deletedUser = await payload.create({
			collection: 'users',
			data: { email: 'gone@example.com', password, role: 'publisher' },
		});
		const id = await draftPage();
		const { body } = await plan(id);
		const data = { planner: deletedUser.id };
		await payload.update({ collection: 'releases', id: body.id, data });
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
		const [pendingPlan] = await plans();
		expect(pendingPlan).toMatchObject({ failure: null });
		for (let attempt = 0; attempt < limits.retries; attempt += 1) await advance(1);
		expect([await failureReasons(), logError.mock.calls.length]).toEqual([['program'], 1]);
		await payload.jobs.run({ queue: 'mail', silent: true });
		expect((await mailAbout(id)).text).toContain('forsøgt flere gange');
	});

	it('does not include unpublishing an unpublished document, which succeeds', async () => {
		const id = await draftPage();
		await plan(id, { action: 'unpublish', leads: 'nothing' });
		await advance(25);
		expect(await plans()).toEqual([]);
	});
});

it('the list of plans has failed ones first, then the next first', async () => {
	const id = await draftPage();
	await plan(id, { languages: ['en'], at: inHours(30) });
	await plan(0, { target: 'global:header', at: inHours(20) });
	const failing = await plan(await draftPage(), { at: inHours(25) });
	await payload.update({
		collection: 'releases',
		id: failing.body.id,
		data: { failure: 'gone' },
	});
	expect(await plansFor('anna@example.com')).toMatchObject([
		{ title: `Page ${pageCount}`, failure: expect.any(String) },
		{ place: 'global:header', action: 'publish', title: 'Header', failure: null },
		{ place: `pages:${id}`, languages: ['en'], title: `Page ${pageCount - 1}`, failure: null },
	]);
});
