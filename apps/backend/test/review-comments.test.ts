import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import type { Role } from '../src/access/rights.ts';

const mails = await vi.hoisted(async () => {
	const { startMailServer } = await import('./mail-server.ts');
	const server = await startMailServer();
	process.env.SMTP_URL = server.url;
	return server;
});
const { openDatabase } = await import('../src/start/open-database.ts');
const { loadReview } = await import('../src/plugins/review/list/summary.ts');
const { rest } = await import('./rest.ts');

const password = 'three quiet herons wade';
afterAll(() => mails.close());

interface Member {
	id: number;
	email: string;
	token: string | undefined;
}

async function createMember(
	name: string,
	role: Role,
	language: 'da' | 'de' | 'en',
): Promise<Member> {
	const payload = await openDatabase();
	const email = `${name.toLowerCase()}-${crypto.randomUUID()}@example.com`;
	const data = { email, name, password, role, language, languages: ['da' as const] };
	const { id } = await payload.create({ collection: 'users', data });
	const { token } = await payload.login({ collection: 'users', data: { email, password } });
	return { id, email, token };
}

let anna: Member;
let petra: Member;
let tove: Member;
beforeEach(async () => {
	anna = await createMember('Anna', 'author', 'da');
	petra = await createMember('Petra', 'publisher', 'de');
	tove = await createMember('Tove', 'translator', 'en');
});

async function createDraft(): Promise<string> {
	const { body } = await rest('POST', '/pages?draft=true', {
		token: anna.token,
		body: { title: 'Spring', slug: crypto.randomUUID() },
	});
	return `pages:${body.doc.id}`;
}
const act = (by: Member, target: string, action: string, body: object) =>
	rest('POST', `/reviews/of/${target}/${action}`, { token: by.token, body });
const comment = (by: Member, target: string, text: string) =>
	act(by, target, 'comment', { path: 'title', language: 'en', text });
const requestReview = (target: string, ...reviewers: Member[]) =>
	act(anna, target, 'ask', { reviewers: reviewers.map(({ id }) => id), language: 'en' });

/** The pending comment notifications of a document: job and recipient. */
async function pendingNotices(target: string) {
	const { docs } = await (await openDatabase()).find({
		collection: 'payload-jobs',
		where: { taskSlug: { equals: 'tellOfReview' } },
		pagination: false,
	});
	return docs.flatMap(({ id, input, waitUntil }) =>
		typeof input === 'object' && input !== null && 'kind' in input && 'to' in input
			? 'target' in input && input.target === target && input.kind === 'comments'
				? [{ id, to: input.to, waitUntil }]
				: []
			: [],
	);
}

/** Sends the pending notifications without the delay that collects comments. */
async function deliverNow(target: string): Promise<void> {
	const payload = await openDatabase();
	for (const { id } of await pendingNotices(target)) {
		const data = { waitUntil: new Date(0).toISOString() };
		await payload.db.updateJobs({ id, data });
		await payload.jobs.runByID({ id, silent: true });
	}
}

it('notifies the people involved of comments, with several comments in one email, in their language', async () => {
	const target = await createDraft();
	await comment(petra, target, 'Shorter?');
	await comment(petra, target, 'And a picture');
	const notices = await pendingNotices(target);
	expect(notices.map(({ to }) => to)).toEqual([anna.id]);
	expect(Date.parse(String(notices[0]?.waitUntil))).toBeGreaterThan(Date.now());
	await deliverNow(target);
	const mail = await mails.next(anna.email);
	expect(mail.subject).toBe('Kommentarer: Spring (English)');
	expect(mail.text).toMatch(/Petra: »Shorter\?«[\s\S]*Petra: »And a picture«/);
	expect(mail.text).toContain(`/admin/collections/${target.replace(':', '/')}?locale=en#comment-`);

	// A person who commented is notified of later comments, but not of their own.
	await comment(tove, target, 'Which picture?');
	const recipientIds = (await pendingNotices(target)).map(({ to }) => to);
	expect(new Set(recipientIds)).toEqual(new Set([anna.id, petra.id]));
	await deliverNow(target);
	expect((await mails.next(petra.email)).subject).toBe('Kommentare: Spring (English)');
});

it('omits comments from the email that were resolved in the meantime', async () => {
	const target = await createDraft();
	const { body } = await comment(petra, target, 'Shorter?');
	await act(anna, target, 'resolve', { comment: body.remarks[0].id, resolved: true });
	await comment(petra, target, 'Still this');
	await deliverNow(target);
	const { text } = await mails.next(anna.email);
	expect(text).not.toContain('Shorter?');
	expect(text).toContain('Still this');
});

async function listPages(by: Member, filter: string): Promise<string[]> {
	const { status, body } = await rest('GET', `/pages?draft=true&limit=100&depth=0&${filter}`, {
		token: by.token,
	});
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
	for (const target of [waiting, sentBack, approved]) await requestReview(target, petra);
	await act(petra, sentBack, 'answer', { decision: 'sentBack' });
	await act(petra, approved, 'answer', { decision: 'approved' });
	const onlyCreated = (targets: string[]) =>
		targets
			.filter((document) => [waiting, sentBack, approved, unreviewed].includes(document))
			.toSorted();
	const filterBy = async (by: Member, condition: string) =>
		onlyCreated(await listPages(by, `where[or][0][and][0][reviewState]${condition}`));
	expect(await filterBy(anna, '[equals]=waiting')).toEqual([waiting]);
	expect(await filterBy(anna, '[equals]=sentBack')).toEqual([sentBack]);
	expect(await filterBy(anna, '[in]=approved,sentBack')).toEqual([sentBack, approved].toSorted());
	expect(await filterBy(petra, '[equals]=mine')).toEqual([waiting]);
	expect(await filterBy(anna, '[equals]=mine')).toEqual([]);
	expect(await filterBy(anna, '[not_equals]=waiting')).toEqual(
		[sentBack, approved, unreviewed].toSorted(),
	);
	expect(await filterBy(anna, '[exists]=false')).toEqual([unreviewed]);
	expect(await filterBy(anna, '[equals]=unheard-of')).toEqual([]);
});

it('lists show the state and the reviewers of each review in a column', async () => {
	const target = await createDraft();
	const payload = await openDatabase();
	expect(await loadReview(payload, target)).toBeNull();
	await requestReview(target, petra);
	expect(await loadReview(payload, target)).toEqual({ state: 'waiting', people: ['Petra'] });
	await act(petra, target, 'answer', { decision: 'sentBack' });
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
