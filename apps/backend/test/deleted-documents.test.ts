import { type CollectionSlug, createLocalReq, type Payload } from 'payload';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { textCollections } from '../src/content/documents/entities.ts';
import { findRedirects } from '../src/plugins/redirects/api.ts';
import { deletedWithDocument, keptAfterDeletion } from '../src/plugins/retention/index.ts';
import { planTask } from '../src/plugins/scheduled-publishing/plan.ts';
import { openDatabase } from '../src/start/open-database.ts';
import { readTables } from './stored-tables.ts';

let payload: Payload;
beforeAll(async () => {
	payload = await openDatabase();
});

const shape = { navbarTheme: 'light', pageLayout: 'default' } as const;
let counter = 0;
const createPage = async (data: object = {}) => {
	counter += 1;
	const { id } = await payload.create({
		collection: 'pages',
		data: { ...shape, title: 'Page', slug: `page-${counter}`, _status: 'published', ...data },
	});
	return id;
};
const insertRow = (collection: CollectionSlug, data: Record<string, unknown>) =>
	payload.db.create({ collection, data });
const count = async (collection: CollectionSlug, field: string, value: unknown) =>
	(await payload.find({ collection, where: { [field]: { equals: value } }, trash: true }))
		.totalDocs;

it.each([...textCollections, 'users'] as const)(
	'does not reuse the id of a deleted document of %s',
	async (collection) => {
		const createDocument = async () => {
			if (collection !== 'users')
				return (await payload.create({ collection, draft: true, data: { _status: 'draft' } })).id;
			const [email, password] = [`${crypto.randomUUID()}@example.com`, crypto.randomUUID()];
			return (await payload.create({ collection, data: { email, password, role: 'author' } })).id;
		};
		const first = await createDocument();
		await payload.delete({ collection, id: first, trash: true });
		expect(await createDocument()).toBeGreaterThan(Number(first));
	},
);

it('handles every field that contains the key of a document', () => {
	const fields = payload.config.collections.flatMap(({ slug, flattenedFields }) =>
		flattenedFields
			.filter(({ name, type }) => type === 'text' && ['holder', 'target', 'place'].includes(name))
			.map(({ name }) => `${slug}.${name}`),
	);
	const handledFields = [...deletedWithDocument, ...keptAfterDeletion];
	expect(fields.sort()).toEqual(
		handledFields.map((each) => `${each.collection}.${each.field}`).sort(),
	);
});

it('deletes the rows about a document with it, and no others', async () => {
	const [deletedId, otherId] = [await createPage(), await createPage()];
	for (const id of [deletedId, otherId]) {
		const target = `pages:${id}`;
		await insertRow('usages', { holder: target, target: 'media:1', path: 'x' });
		await insertRow('reviews', {
			...{ target, author: 1, authorName: 'A', reviewer: 2, reviewerName: 'B' },
			state: 'waiting',
		});
		const until = new Date().toISOString();
		await insertRow('share-links', { target, tokenHash: target, languages: ['en'], until });
		await insertRow('payload-jobs', {
			taskSlug: planTask,
			queue: 'plans',
			input: { type: 'publish', doc: { relationTo: 'pages', value: String(id) } },
			waitUntil: '2999-01-01T00:00:00.000Z',
		});
	}
	await payload.delete({ collection: 'pages', id: deletedId });
	const rows = async (id: number) => [
		...(await Promise.all(
			deletedWithDocument.map(({ collection, field }) => count(collection, field, `pages:${id}`)),
		)),
		await count('translation-states', 'key', `pages:${id}:en`),
		await count('payload-jobs', 'input.doc.value', String(id)),
	];
	expect(await rows(deletedId)).toEqual([0, 0, 0, 0, 0]);
	expect(await rows(otherId)).toEqual([1, 1, 1, 1, 1]);
});

it('deletes the rows of its fields, and references to it, in the database', async () => {
	const id = await createPage();
	const to = { reference: { relationTo: 'pages' as const, value: id } };
	await payload.create({
		collection: 'redirects',
		data: { from: '/stored', to, locale: 'en', status: '301' },
	});
	const stored = async () => {
		const { rows } = await readTables(payload);
		return [rows.get('redirects_rels')?.pages_id, rows.get('pages_locales')?._parent_id];
	};
	expect(await stored()).toContain(String(id));
	await payload.delete({ collection: 'pages', id });
	expect(await stored()).not.toContain(String(id));
});

it('deletes the members of a release with it', async () => {
	const { id } = await payload.create({ collection: 'releases', data: { title: 'Spring' } });
	await insertRow('release-members', { release: id, target: 'pages:1' });
	await payload.delete({ collection: 'releases', id });
	expect(await count('release-members', 'release', id)).toBe(0);
});

describe('redirects to a deleted document', () => {
	const createRedirect = async (target: number, from: string, overrides: object = {}) => {
		const reference = { relationTo: 'pages' as const, value: target };
		const data = {
			from,
			to: { reference },
			locale: 'en' as const,
			status: '301' as const,
			...overrides,
		};
		await payload.create({ collection: 'redirects', data });
	};
	const redirectFrom = async (from: string) => {
		const req = await createLocalReq({}, payload);
		const [match] = await findRedirects(req, { from: { equals: from } }, { trash: true });
		return match ? [match.status, match.to?.url ?? match.to?.reference ?? null] : null;
	};
	const names = ['/old', '/trashed', '/gone'];
	afterEach(async () => {
		await payload.delete({ collection: 'redirects', where: { from: { in: names } }, trash: true });
	});
	const deletePageWithRedirects = async (addressLeads?: string) => {
		const id = await createPage();
		await createRedirect(id, '/old');
		await createRedirect(id, '/trashed', { deletedAt: new Date().toISOString() });
		await createRedirect(id, '/gone', { status: '410' });
		await payload.delete({
			collection: 'pages',
			id,
			context: addressLeads ? { addressLeads } : {},
		});
		return id;
	};

	it('are deleted with it, except those with status 410', async () => {
		const id = await deletePageWithRedirects();
		expect(await Promise.all(names.map(redirectFrom))).toEqual([null, null, ['410', null]]);
		expect(await count('usages', 'target', `pages:${id}`)).toBe(0);
	});

	it('get status 410 if the request sets it', async () => {
		await deletePageWithRedirects('gone');
		expect(await redirectFrom('/old')).toEqual(['410', null]);
	});

	it('lead to the target in the request and no longer reference the document', async () => {
		const otherId = await createPage();
		const id = await deletePageWithRedirects('/elsewhere');
		expect(await redirectFrom('/old')).toEqual(['301', '/elsewhere']);
		expect(await count('usages', 'target', `pages:${id}`)).toBe(0);
		await payload.delete({ collection: 'redirects', where: { from: { in: names } }, trash: true });
		await deletePageWithRedirects(`pages:${otherId}`);
		expect(await redirectFrom('/old')).toEqual(['301', { relationTo: 'pages', value: otherId }]);
	});
});
