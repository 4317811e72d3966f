import { beforeAll, expect, it } from 'vitest';
import { startTestBackend, type TestBackend } from './backend.ts';
import { rest } from './rest.ts';

let backend: TestBackend;
let token: string;
beforeAll(async () => {
	backend = await startTestBackend();
	const account = { email: 'editor@example.com', password: 'a password for tests' };
	await backend.payload.create({ collection: 'users', data: { ...account, role: 'publisher' } });
	token = (await rest('POST', '/users/login', { body: account })).body.token;
});

let made = 0;
async function page(status: 'draft' | 'published', title?: string): Promise<number> {
	made += 1;
	const { id } = await backend.payload.create({
		collection: 'pages',
		draft: status === 'draft',
		data: {
			title: title ?? `Bulk ${made}`,
			slug: `bulk-${made}`,
			navbarTheme: 'light',
			pageLayout: 'default',
			_status: status,
		},
	});
	return id;
}

const many = (ids: readonly number[], body: object, more = '') =>
	rest('PATCH', `/pages?depth=0&where[id][in]=${ids.join(',')}${more}`, {
		token,
		body,
		headers: { 'accept-language': 'de' },
	});
const statusOf = async (id: number) =>
	(await backend.payload.findByID({ collection: 'pages', id, depth: 0 }))._status;

it('publishing many says of each document why it was refused, and publishes the others', async () => {
	const [good, bad] = [await page('draft'), await page('draft', '')];
	const { status, body } = await many([good, bad], { _status: 'published' });
	expect(status).toBe(400);
	expect(body.docs.map(({ id }: { id: number }) => id)).toEqual([good]);
	expect(body.errors).toEqual([
		{ id: bad, isPublic: true, message: `${bad}: English: Der Titel fehlt.` },
	]);
	expect([await statusOf(good), await statusOf(bad)]).toEqual(['published', 'draft']);
});

it.each([{ _status: 'draft' }, { deletedAt: new Date().toISOString() }])(
	'taking many down is refused until it is said where their addresses lead: %o',
	async (body) => {
		const ids = [await page('published'), await page('published')];
		const refused = await many(ids, body);
		expect([refused.status, refused.body.errors[0].message]).toEqual([
			400,
			expect.stringContaining('wohin die Adressen führen'),
		]);
		expect(await Promise.all(ids.map(statusOf))).toEqual(['published', 'published']);
		const done = await many(ids, body, '&addressLeads=gone');
		expect([done.status, done.body.docs.length]).toEqual([200, 2]);
		const { docs } = await backend.payload.find({
			collection: 'redirects',
			where: { from: { in: [`/bulk-${made - 1}`, `/bulk-${made}`] } },
		});
		expect(docs.map(({ status }) => status)).toEqual(['410', '410']);
	},
);

it('an edit of many that is only a draft asks nothing', async () => {
	const ids = [await page('published'), await page('published')];
	const body = { pageLayout: 'simple', _status: 'draft' };
	expect((await many(ids, body, '&draft=true')).status).toBe(200);
	expect(await Promise.all(ids.map(statusOf))).toEqual(['published', 'published']);
});
