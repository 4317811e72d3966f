import { getPayload, type Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import config from '../src/payload.config.ts';
import { readTables } from './stored-tables.ts';

const draft = { draft: true, data: { _status: 'draft' } } as const;

let payload: Payload;
beforeAll(async () => {
	payload = await getPayload({ config });
	await payload.db.migrate();
});

it.each(['pages', 'posts', 'users'] as const)(
	'never reuses the id of a deleted document: %s',
	async (collection) => {
		const create = () =>
			collection === 'users'
				? payload.create({
						collection,
						data: {
							email: `${crypto.randomUUID()}@example.com`,
							password: crypto.randomUUID(),
							role: 'author',
						},
					})
				: payload.create({ collection, ...draft });
		const { id } = await create();
		await payload.delete({ collection, id });
		expect((await create()).id).toBe(id + 1);
	},
);

it('deletes the rows of a document with it', async () => {
	const { id } = await payload.create({
		collection: 'pages',
		draft: true,
		data: { title: 'First' },
	});
	await payload.create({
		collection: 'redirects',
		data: {
			from: '/old',
			locale: 'en',
			status: '301',
			to: { reference: { relationTo: 'pages', value: id } },
		},
	});
	expect((await readTables(payload)).rows.get('redirects_rels')).toMatchObject({
		pages_id: String(id),
	});
	await payload.delete({ collection: 'pages', id });
	const { rows } = await readTables(payload);
	expect(rows.get('redirects_rels')).toBeUndefined();
	expect(rows.get('pages_locales')).toBeUndefined();
});
