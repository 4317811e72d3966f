import { afterAll, expect, it, vi } from 'vitest';
import type { Role } from '../src/access/rights.ts';

const mails = await vi.hoisted(async () => {
	const { startMailServer } = await import('./mail-server.ts');
	const server = await startMailServer();
	process.env.SMTP_URL = server.url;
	return server;
});
const { openDatabase } = await import('../src/start/open-database.ts');
const { readReviews } = await import('../src/plugins/review/dashboard-list.ts');
const { loadReview } = await import('../src/plugins/review/review-summary.ts');
const { fieldErrors, newSession, rest } = await import('./rest.ts');

const people = new Map<string, { id: number; token: string }>();

async function createPerson(name: string, role: Role, language: 'da' | 'de' | 'en') {
	const account = { name, role, language, languages: ['da' as const] };
	people.set(name, await newSession(`${name}@example.com`, account));
}
const idOf = (name: string) => people.get(name)?.id ?? 0;
const requestAs = (name: string, method: string, path: string, body?: object) =>
	rest(method, path, { token: people.get(name)?.token, body });
const review = (name: string, action: string, body: object) =>
	requestAs(name, 'POST', `/reviews/of/pages:${page}/${action}`, body);
const draftAt = async () =>
	(await requestAs('Paul', 'GET', `/pages/${page}?draft=true&depth=0`)).body.updatedAt;
const deliver = async () => (await openDatabase()).jobs.run({ queue: 'mail', silent: true });
const dashboardStates = async (name: string) =>
	(await readReviews(await openDatabase(), idOf(name), 5)).map(({ state }) => state);

await createPerson('Anna', 'author', 'da');
await createPerson('Bo', 'author', 'en');
await createPerson('Petra', 'publisher', 'de');
await createPerson('Paul', 'publisher', 'en');
await createPerson('Tove', 'translator', 'da');
await createPerson('Priya', 'price-manager', 'en');
const response = await requestAs('Anna', 'POST', '/pages?draft=true', {
	title: 'Spring',
	slug: 'spring',
});
const page = String(response.body.doc.id);
afterAll(() => mails.close());

it('a review is requested by people who may change the document, from people who may publish it', async () => {
	const request = { reviewers: [idOf('Petra')], note: 'Please', language: 'en' };
	for (const name of ['Bo', 'Tove', 'Priya'])
		expect((await review(name, 'ask', request)).status).toBe(403);
	expect((await review('Anna', 'ask', { ...request, reviewers: [idOf('Bo')] })).status).toBe(400);
	expect((await review('Anna', 'ask', { ...request, reviewers: [] })).status).toBe(400);
	const { status, body } = await review('Anna', 'ask', request);
	expect([status, body.asked]).toEqual([
		200,
		[
			{
				id: expect.any(Number),
				reviewer: 'Petra',
				author: 'Anna',
				note: 'Please',
				state: 'waiting',
				answer: '',
				at: expect.any(String),
			},
		],
	]);
	expect(body.reviewers.map(({ name }: { name: string }) => name)).toEqual(['Paul', 'Petra']);
	await deliver();
	const mail = await mails.next('petra@example.com');
	expect(mail.subject).toBe('Zur Prüfung: Spring (English)');
	expect(mail.text).toContain('Please');
	expect(mail.text).toContain(`/admin/collections/pages/${page}`);
	expect(await dashboardStates('Petra')).toEqual(['waiting']);
	expect(await dashboardStates('Anna')).toEqual([]);
});

it('a draft is sent back with a note by people who may publish', async () => {
	const decision = { decision: 'sentBack', note: 'A heading is missing' };
	for (const name of ['Anna', 'Tove', 'Priya'])
		expect((await review(name, 'answer', decision)).status).toBe(403);
	const empty = await review('Petra', 'answer', { ...decision, note: ' ' });
	expect([empty.status, fieldErrors(empty)]).toEqual([400, { note: expect.any(String) }]);
	const { body } = await review('Petra', 'answer', decision);
	expect(body.asked).toMatchObject([{ state: 'sentBack', answer: 'A heading is missing' }]);
	await deliver();
	expect((await mails.next('anna@example.com')).subject).toBe('Sendt tilbage: Spring (English)');
	expect(await dashboardStates('Anna')).toEqual(['sentBack']);
	expect(await dashboardStates('Petra')).toEqual([]);
	expect((await review('Petra', 'answer', decision)).status).toBe(409);
});

it('an approval applies to the approved draft, and reports later changes of the draft', async () => {
	const reviewers = [idOf('Petra'), idOf('Paul')];
	await review('Anna', 'ask', { reviewers: reviewers, language: 'en' });
	const approve = async (updatedAt: string) =>
		review('Paul', 'answer', { decision: 'approved', updatedAt });
	const seen = await draftAt();
	await requestAs('Anna', 'PATCH', `/pages/${page}?draft=true&locale=en`, { title: 'Later' });
	expect((await approve(seen)).status).toBe(409);
	expect((await review('Paul', 'answer', { decision: 'approved' })).status).toBe(400);
	const { body } = await approve(await draftAt());
	expect(body).toMatchObject({ changedSince: false });
	expect(await dashboardStates('Petra')).toEqual([]);
	await requestAs('Anna', 'PATCH', `/pages/${page}?draft=true&locale=en`, { title: 'Summer' });
	const { body: later } = await requestAs('Paul', 'GET', `/reviews/of/pages:${page}`);
	expect(later).toMatchObject({ changedSince: true });
});

it('a review ends with publishing, which an approval may include, and its rounds stay', async () => {
	await review('Anna', 'ask', { reviewers: [idOf('Petra')], language: 'en' });
	const { status, body } = await review('Petra', 'answer', {
		decision: 'approved',
		updatedAt: await draftAt(),
		publish: ['en'],
	});
	expect(status).toBe(200);
	expect(body.asked).toMatchObject([
		{ reviewer: 'Petra', state: 'doneApproved' },
		{ reviewer: 'Paul', state: 'doneApproved' },
		{ reviewer: 'Petra', state: 'doneSentBack', note: 'Please', answer: 'A heading is missing' },
	]);
	expect(await dashboardStates('Anna')).toEqual([]);
	expect(await loadReview(await openDatabase(), `pages:${page}`)).toBeNull();
	const { body: publicPage } = await requestAs(
		'Petra',
		'GET',
		`/pages/${page}?draft=false&locale=en`,
	);
	expect(publicPage).toMatchObject({ _status: 'published', title: 'Summer' });
	const payload = await openDatabase();
	const { docs } = await payload.find({
		collection: 'audit-entries',
		where: { place: { equals: `pages:${page}` } },
		sort: 'id',
		pagination: false,
	});
	const actions = docs.map(({ action }) => action);
	expect(actions).toEqual(
		expect.arrayContaining(['reviewAsked', 'reviewSentBack', 'reviewApproved', 'published']),
	);
});

async function createDraft(): Promise<string> {
	const data = { title: 'Spring', slug: crypto.randomUUID() };
	const { body } = await requestAs('Anna', 'POST', '/pages?draft=true', data);
	return `pages:${body.doc.id}`;
}
const act = (by: string, target: string, action: string, body: object) =>
	requestAs(by, 'POST', `/reviews/of/${target}/${action}`, body);
const requestReview = (target: string, ...reviewers: string[]) =>
	act('Anna', target, 'ask', { reviewers: reviewers.map(idOf), language: 'en' });

it('lists the rounds, newest first, and replaces a request that waits', async () => {
	const target = await createDraft();
	const ask = (note: string, ...reviewers: string[]) =>
		act('Anna', target, 'ask', { reviewers: reviewers.map(idOf), note, language: 'en' });
	await ask('First', 'Petra', 'Paul');
	await act('Petra', target, 'answer', { decision: 'sentBack', note: 'Shorter' });
	await ask('Withdrawn', 'Paul');
	const { body } = await ask('Second', 'Paul');
	expect(body.asked).toMatchObject([
		{ reviewer: 'Paul', note: 'Second', state: 'waiting' },
		{ reviewer: 'Petra', note: 'First', state: 'pastSentBack', answer: 'Shorter' },
	]);
});

it('a request is withdrawn by its author only', async () => {
	await review('Anna', 'ask', { reviewers: [idOf('Petra')], language: 'en' });
	expect(await dashboardStates('Petra')).toContain('waiting');
	expect((await review('Petra', 'withdraw', {})).status).toBe(409);
	const { status, body } = await review('Anna', 'withdraw', {});
	expect([status, body.canWithdraw]).toEqual([200, false]);
	expect(await dashboardStates('Petra')).not.toContain('waiting');
});

it('reviews are available for documents with drafts only', async () => {
	for (const target of ['users:1', 'media:1', 'pages:x', 'global:sign-in'])
		expect((await requestAs('Petra', 'GET', `/reviews/of/${target}`)).status).toBe(404);
	expect((await requestAs('Petra', 'GET', '/reviews/of/global:header')).status).toBe(200);
});

async function listPages(by: string, filter: string): Promise<string[]> {
	const path = `/pages?draft=true&limit=100&depth=0&${filter}`;
	const { status, body } = await requestAs(by, 'GET', path);
	expect(status).toBe(200);
	return body.docs.map(({ id }: { id: number }) => `pages:${id}`);
}

it('filters a list by review state: waiting, waiting for me, sent back, approved', async () => {
	const [waiting, sentBack, approved, unreviewed] = [
		await createDraft(),
		await createDraft(),
		await createDraft(),
		await createDraft(),
	];
	for (const target of [waiting, sentBack, approved]) await requestReview(target, 'Petra');
	await act('Petra', sentBack, 'answer', { decision: 'sentBack', note: 'Shorter' });
	const path = `/${approved.replace(':', '/')}?draft=true&depth=0`;
	const { updatedAt } = (await requestAs('Petra', 'GET', path)).body;
	await act('Petra', approved, 'answer', { decision: 'approved', updatedAt });
	const onlyCreated = (targets: string[]) =>
		targets
			.filter((document) => [waiting, sentBack, approved, unreviewed].includes(document))
			.toSorted();
	const filterBy = async (by: string, condition: string) =>
		onlyCreated(await listPages(by, `where[or][0][and][0][reviewState]${condition}`));
	expect(await filterBy('Anna', '[equals]=waiting')).toEqual([waiting]);
	expect(await filterBy('Anna', '[equals]=sentBack')).toEqual([sentBack]);
	expect(await filterBy('Anna', '[in]=approved,sentBack')).toEqual([sentBack, approved].toSorted());
	expect(await filterBy('Petra', '[equals]=mine')).toEqual([waiting]);
	expect(await filterBy('Anna', '[equals]=mine')).toEqual([]);
	expect(await filterBy('Anna', '[not_equals]=waiting')).toEqual(
		[sentBack, approved, unreviewed].toSorted(),
	);
	expect(await filterBy('Anna', '[exists]=false')).toEqual([unreviewed]);
	expect(await filterBy('Anna', '[equals]=unheard-of')).toEqual([]);
});

it('lists show the state and the reviewers of each review in a column', async () => {
	const target = await createDraft();
	const payload = await openDatabase();
	expect(await loadReview(payload, target)).toBeNull();
	await requestReview(target, 'Petra');
	expect(await loadReview(payload, target)).toEqual({ state: 'waiting', people: ['Petra'] });
	await act('Petra', target, 'answer', { decision: 'sentBack', note: 'Shorter' });
	expect(await loadReview(payload, target)).toEqual({ state: 'sentBack', people: ['Petra'] });
});

it('the review state is a field for the filters of lists, without a database column', async () => {
	const { config, collections } = await openDatabase();
	for (const slug of ['pages', 'posts', 'products', 'categories', 'authors'] as const) {
		const field = config.collections
			.find((collection) => collection.slug === slug)
			?.fields.find((field) => 'name' in field && field.name === 'reviewState');
		expect(field).toMatchObject({ virtual: false });
		const configField = collections[slug].config.flattenedFields.find(
			({ name }) => name === 'reviewState',
		);
		expect(configField).toMatchObject({ virtual: true });
	}
});
