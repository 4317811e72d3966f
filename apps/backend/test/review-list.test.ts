import { beforeEach, expect, it } from 'vitest';
import type { Role } from '../src/access/rights.ts';
import { loadReview } from '../src/plugins/review/review-summary.ts';
import { openDatabase } from '../src/start/open-database.ts';
import { rest } from './rest.ts';

const password = 'three quiet herons wade';

interface Member {
	id: number;
	token: string | undefined;
}

async function createMember(name: string, role: Role): Promise<Member> {
	const payload = await openDatabase();
	const email = `${name.toLowerCase()}-${crypto.randomUUID()}@example.com`;
	const data = { email, name, password, role };
	const { id } = await payload.create({ collection: 'users', data });
	const { token } = await payload.login({ collection: 'users', data: { email, password } });
	return { id, token };
}

let anna: Member;
let petra: Member;
beforeEach(async () => {
	anna = await createMember('Anna', 'author');
	petra = await createMember('Petra', 'publisher');
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
const requestReview = (target: string, ...reviewers: Member[]) =>
	act(anna, target, 'ask', { reviewers: reviewers.map(({ id }) => id), language: 'en' });

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
	const draft = await rest('GET', `/${approved.replace(':', '/')}?draft=true&depth=0`, {
		token: petra.token,
	});
	const { updatedAt } = draft.body;
	await act(petra, approved, 'answer', { decision: 'approved', updatedAt });
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
