import { beforeAll, describe, expect, it } from 'vitest';
import { environment } from '../src/platform/environment.ts';
import { startTestBackend, type TestBackend } from './backend.ts';
import { fieldErrors, rest } from './rest.ts';

let backend: TestBackend;
let token: string;
let page: number;
beforeAll(async () => {
	backend = await startTestBackend();
	const account = { email: 'editor@example.com', password: 'a password for tests' };
	await backend.payload.create({ collection: 'users', data: { ...account, role: 'publisher' } });
	token = (await rest('POST', '/users/login', { body: account })).body.token;
	const shared = { navbarTheme: 'light', pageLayout: 'default', _status: 'published' } as const;
	const created = await backend.payload.create({
		collection: 'pages',
		data: { ...shared, title: 'Delivery reports', slug: 'delivery-reports' },
	});
	page = created.id;
	await backend.payload.update({
		collection: 'pages',
		id: page,
		locale: 'de',
		data: { title: 'Zustellberichte', slug: 'zustellberichte', _status: 'published' },
	});
});

async function search(words: string, locale = 'en') {
	const query = new URLSearchParams({ search: words, locale });
	const { status, body } = await rest('GET', `/link-targets?${query}`, { token });
	expect(status).toBe(200);
	return body.targets;
}

describe('what a link may lead to', () => {
	it.each([
		['a title', 'delivery rep'],
		['a title of another language', 'zustellber'],
		['a part of an address', 'delivery-reports'],
		['an address of another language', '/de/zustellberichte'],
		['a whole address with a place', `${environment.SITE_URL}/de/zustellberichte#preise`],
	])('is found by %s, with its state in each language', async (_, words) => {
		const [first] = await search(words);
		expect(first).toMatchObject({
			relationTo: 'pages',
			value: page,
			title: 'Delivery reports',
			address: '/delivery-reports',
			states: [
				{ language: 'en', state: 'published' },
				{ language: 'da', state: 'missing' },
				{ language: 'de', state: 'published' },
			],
		});
	});

	it('is called by the title of another language where it has none, and has no address there', async () => {
		expect((await search('Zustell', 'da'))[0]).toMatchObject({
			title: 'Delivery reports (English)',
			address: null,
		});
	});

	it('is a product by the page that shows it, in the languages that have one', async () => {
		const { payload } = backend;
		const product = await payload.create({
			collection: 'products',
			data: {
				title: 'Lighthouse plan',
				type: 'subscription',
				messageType: 'sms',
				date: '2026-01-01T00:00:00.000Z',
				_status: 'published',
			},
		});
		await payload.update({
			collection: 'products',
			id: product.id,
			locale: 'de',
			data: { title: 'Leuchtturmtarif', _status: 'published' },
		});
		expect(await search('lighthouse')).toEqual([]);
		const shared = { navbarTheme: 'light', pageLayout: 'default', _status: 'published' } as const;
		const shop = await payload.create({
			collection: 'pages',
			data: {
				...shared,
				title: 'Harbor shop',
				slug: 'harbor-shop',
				sections: [{ blockType: 'pricingTable', heading: 'Plans', products: [product.id] }],
			},
		});
		for (const words of ['lighthouse', 'Leuchtturm'])
			expect(await search(words)).toMatchObject([
				{
					relationTo: 'pages',
					value: shop.id,
					product: product.id,
					title: 'Lighthouse plan',
					address: '/harbor-shop',
				},
			]);
		expect(await search('lighthouse', 'da')).toEqual([]);
	});

	it('needs words, and somebody signed in', async () => {
		expect((await rest('GET', '/link-targets?search=', { token })).status).toBe(400);
		expect((await rest('GET', '/link-targets?search=x')).status).toBe(401);
		expect((await rest('POST', '/link-targets/at', { body: { addresses: [] } })).status).toBe(401);
	});
});

it('addresses of the site name their documents; those of other sites, of files and with a query none', async () => {
	const own = `${environment.SITE_URL}/delivery-reports#sms`;
	const addresses = [own, '/de/zustellberichte', 'https://example.com/x', '/none', '/a?b=c'];
	const { body } = await rest('POST', '/link-targets/at', { token, body: { addresses } });
	expect(body.documents).toEqual({
		[own]: { relationTo: 'pages', value: page, anchor: 'sms' },
		'/de/zustellberichte': { relationTo: 'pages', value: page, anchor: null },
	});
});

describe('a typed address', () => {
	it.each([
		['example.com', /^An address starts with/],
		['https://example', /^The address is not complete/],
		['https://example.com/a b', /^An address has no spaces/],
		['javascript:alert(1)', /^An address starts with/],
		['/\\company.example', /^An address starts with/],
	])('%s is refused with what is wrong', async (url, message) => {
		const response = await rest('POST', '/redirects', {
			token,
			body: { from: '/typed', to: { url }, locale: 'en', status: '301' },
		});
		expect(response.status).toBe(400);
		expect(Object.values(fieldErrors(response)).join()).toMatch(message);
	});

	it('inside a text is checked in the same way', async () => {
		const text = (fields: object) => ({
			root: {
				...{ type: 'root', version: 1, direction: null, format: '', indent: 0 },
				children: [
					{
						...{ type: 'paragraph', version: 1, direction: null, format: '', indent: 0 },
						children: [
							{
								...{ type: 'link', version: 3, direction: null, format: '', indent: 0, id: 'a' },
								fields,
								children: [{ type: 'text', version: 1, text: 'here', format: 0 }],
							},
						],
					},
				],
			},
		});
		const save = (fields: object) =>
			rest('PATCH', `/pages/${page}`, {
				token,
				body: {
					_status: 'published',
					sections: [{ blockType: 'richText', content: text(fields) }],
				},
			});
		const custom = { linkType: 'custom', newTab: false };
		expect((await save({ ...custom, url: 'https://example.com/a' })).status).toBe(200);
		expect((await save({ ...custom, url: 'sms:+4512345678' })).status).toBe(200);
		expect((await save({ ...custom, url: 'javascript:alert(1)' })).status).toBe(400);
		const doc = { relationTo: 'pages', value: page };
		expect((await save({ linkType: 'internal', newTab: false, doc })).status).toBe(200);
	});
});

describe('documents with a form', () => {
	const documents = async (query: Record<string, string>) => {
		const params = new URLSearchParams({ locale: 'en', ...query });
		const { status, body } = await rest('GET', `/documents?${params}`, { token });
		expect(status).toBe(200);
		return body.documents;
	};
	const own = () => ({ collection: 'pages', id: page, title: 'Delivery reports' });

	it('are found by a title in any language, or an address', async () => {
		expect(await documents({ search: 'delivery rep' })).toEqual([own()]);
		expect(await documents({ search: 'zustellber' })).toEqual([own()]);
		expect(await documents({ search: '/de/zustellberichte' })).toEqual([own()]);
	});

	it('are found whatever their kind', async () => {
		const { id } = await backend.payload.create({
			collection: 'authors',
			data: { name: 'Delia Delivery' },
		});
		expect(await documents({ search: 'delia' })).toEqual([
			{ collection: 'authors', id, title: 'Delia Delivery' },
		]);
	});

	it('are named by their keys, in that order, without those that are gone', async () => {
		const of = `pages:999999,users:1,nothing,pages:${page}`;
		expect(await documents({ of })).toEqual([own()]);
	});

	it('are for people who have signed in', async () => {
		expect((await rest('GET', '/documents?search=x')).status).toBe(401);
		expect((await rest('GET', '/documents', { token })).status).toBe(400);
	});
});
