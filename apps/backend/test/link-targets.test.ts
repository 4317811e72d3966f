import { beforeAll, describe, expect, it } from 'vitest';
import { environment } from '../src/platform/environment.ts';
import { startTestBackend } from './backend.ts';
import { fieldErrors, newSession, rest } from './rest.ts';

const backend = await startTestBackend();
const { token } = await newSession('editor@example.com');
const page = { title: 'Delivery reports', slug: 'delivery-reports' };
const pageId = (await backend.createPage(page)).id;
await backend.updatePage(pageId, { title: 'Zustellberichte', slug: 'zustellberichte' }, 'de');

async function search(words: string, locale = 'en') {
	const query = new URLSearchParams({ search: words, locale });
	const { status, body } = await rest('GET', `/link-targets?${query}`, { token });
	expect(status).toBe(200);
	return body.targets;
}

describe('a link target', () => {
	it.each([
		['a title', 'delivery rep'],
		['a title of another language', 'zustellber'],
		['a part of a path', 'delivery-reports'],
		['a path of another language', '/de/zustellberichte'],
		['a URL with an anchor', `${environment.SITE_URL}/de/zustellberichte#preise`],
	])('is found by %s and has its state in each language', async (_, words) => {
		const [first] = await search(words);
		expect(first).toMatchObject({
			relationTo: 'pages',
			value: pageId,
			title: 'Delivery reports',
			address: '/delivery-reports',
			states: [
				{ language: 'en', state: 'published' },
				{ language: 'da', state: 'missing' },
				{ language: 'de', state: 'published' },
			],
		});
	});

	it('has the title of another language and no path in a language in which it does not exist', async () => {
		expect((await search('Zustell', 'da'))[0]).toMatchObject({
			title: 'Delivery reports (English)',
			address: null,
		});
	});

	it('can be a product, with the path of the page that shows it', async () => {
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
		const shop = await backend.createPage({
			title: 'Harbor shop',
			slug: 'harbor-shop',
			sections: [{ blockType: 'pricingTable', heading: 'Plans', products: [product.id] }],
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

	it('requires search words', async () => {
		expect((await rest('GET', '/link-targets?search=', { token })).status).toBe(400);
	});
});

it('resolves URLs of the site to documents, but not URLs of other sites, unknown paths and URLs with a query', async () => {
	const siteUrl = `${environment.SITE_URL}/delivery-reports#sms`;
	const form = `${environment.BACKEND_URL}/admin/collections/pages/${pageId}`;
	const addresses = [
		...[siteUrl, form, `${form}?locale=da`, `${environment.BACKEND_URL}/admin/collections/users/1`],
		...['/de/zustellberichte', 'https://example.com/x', '/none', '/a?b=c'],
	];
	const { body } = await rest('POST', '/link-targets/at', { token, body: { addresses } });
	expect(body.documents).toEqual({
		[siteUrl]: { relationTo: 'pages', value: pageId, anchor: 'sms' },
		[form]: { relationTo: 'pages', value: pageId, anchor: null },
		[`${form}?locale=da`]: { relationTo: 'pages', value: pageId, anchor: null },
		'/de/zustellberichte': { relationTo: 'pages', value: pageId, anchor: null },
	});
});

describe('a typed URL', () => {
	it.each([
		['example.com', /^A redirect leads to/],
		['https://example', /^The address is not complete/],
		['https://example.com/a b', /^An address has no spaces/],
		['javascript:alert(1)', /^A redirect leads to/],
		['/\\company.example', /^An address starts with/],
	])('%s is refused with the reason', async (url, message) => {
		const response = await rest('POST', '/redirects', {
			token,
			body: { from: '/typed', to: { url }, locale: 'en', status: '301' },
		});
		expect(response.status).toBe(400);
		expect(Object.values(fieldErrors(response)).join()).toMatch(message);
	});

	it('in rich text is validated in the same way', async () => {
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
			rest('PATCH', `/pages/${pageId}`, {
				token,
				body: {
					_status: 'published',
					sections: [{ blockType: 'richText', content: text(fields) }],
				},
			});
		const custom = { linkType: 'custom', newTab: false };
		expect((await save({ ...custom, url: 'https://example.com/a' })).status).toBe(200);
		expect((await save({ ...custom, url: 'sms:+4512345678' })).status).toBe(200);
		const wrapped = 'https://www.google.com/url?q=https%3A%2F%2Fexample.com%2Fa';
		const { body } = await save({ ...custom, url: wrapped });
		expect(JSON.stringify(body.doc.sections)).toContain('"url":"https://example.com/a"');
		const refusal = await save({ ...custom, url: 'javascript:alert(1)' });
		expect(refusal.status).toBe(400);
		expect(Object.values(fieldErrors(refusal))).toEqual([
			expect.stringMatching(/^A link in the text needs an address/),
			expect.stringMatching(/^An address starts with/),
		]);
		const doc = { relationTo: 'pages', value: pageId };
		expect((await save({ linkType: 'internal', newTab: false, doc })).status).toBe(200);
	});
});

describe('documents with a form', () => {
	const findDocuments = async (query: Record<string, string>) => {
		const params = new URLSearchParams({ locale: 'en', ...query });
		const { status, body } = await rest('GET', `/documents?${params}`, { token });
		expect(status).toBe(200);
		return body.documents;
	};
	const pageResult = () => ({ collection: 'pages', id: pageId, title: 'Delivery reports' });

	it('are found by a title in any language or a path', async () => {
		expect(await findDocuments({ search: 'delivery rep' })).toEqual([pageResult()]);
		expect(await findDocuments({ search: 'zustellber' })).toEqual([pageResult()]);
		expect(await findDocuments({ search: '/de/zustellberichte' })).toEqual([pageResult()]);
	});

	it('are found whatever the case of their letters', async () => {
		const { id } = await backend.createPage({ title: 'Overview', slug: 'overview' });
		await backend.updatePage(id, { title: 'Übersicht', slug: 'uebersicht' }, 'de');
		for (const search of ['übersicht', 'ÜBERSICHT', 'Übersicht'])
			expect(await findDocuments({ search })).toMatchObject([{ id }]);
	});

	it('are found in every collection', async () => {
		const { id } = await backend.payload.create({
			collection: 'authors',
			data: { name: 'Delia Delivery' },
		});
		expect(await findDocuments({ search: 'delia' })).toEqual([
			{ collection: 'authors', id, title: 'Delia Delivery' },
		]);
	});

	it('can be requested by their keys, in that order, without missing documents', async () => {
		const of = `pages:999999,users:1,nothing,pages:${pageId}`;
		expect(await findDocuments({ of })).toEqual([pageResult()]);
		expect(await findDocuments({ of, search: 'zustellber' })).toEqual([pageResult()]);
		expect(await findDocuments({ of, search: 'other' })).toEqual([]);
	});

	it('require search words', async () => {
		expect((await rest('GET', '/documents', { token })).status).toBe(400);
	});
});

let file: { id: number; url: string };
beforeAll(async () => {
	file = await upload('price list 2027.pdf');
});

const pdf = Buffer.from(
	'%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\nxref\n0 1\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

async function upload(name: string): Promise<{ id: number; url: string }> {
	const data = { alt: 'All prices of next year' };
	const upload = { data: pdf, mimetype: 'application/pdf', name, size: pdf.length };
	const { id, url } = await backend.payload.create({ collection: 'media', data, file: upload });
	return { id, url: url ?? '' };
}

const text = (value: number) => {
	const common = { version: 1, direction: null, format: '' as const, indent: 0 };
	const fields = { linkType: 'internal', newTab: false, doc: { relationTo: 'media', value } };
	const children = [{ type: 'text', version: 1, text: 'as a text', format: 0 }];
	const link = { ...common, type: 'link', version: 3, id: 'a', fields, children };
	return {
		root: {
			...common,
			type: 'root',
			children: [{ ...common, type: 'paragraph', children: [link] }],
		},
	};
};

const sections = (value: number) => [
	{
		blockType: 'hero',
		heading: 'Prices',
		text: text(value),
		buttons: [{ link: { title: 'Price list', reference: { relationTo: 'media', value } } }],
	},
];

const publish = (slug: string, value: number) =>
	rest('POST', '/pages', {
		token,
		body: {
			...{
				title: 'Prices',
				slug,
				_status: 'published',
			},
			sections: sections(value),
		},
	});

const query = `query getPage($slug: String!) {
	page(slug: $slug, lang: en) {
		sections {
			... on HeroSection { text buttons { link { url } } }
		}
	}
}`;

describe('a link to a file', () => {
	it.each(['price list', 'prices of next'])('is suggested for "%s"', async (words) => {
		const search = new URLSearchParams({ search: words, locale: 'de' });
		const { body } = await rest('GET', `/link-targets?${search}`, { token });
		expect(body.targets).toContainEqual({
			...{ relationTo: 'media', value: file.id, product: null, address: null, states: [] },
			title: 'price list 2027.pdf',
		});
	});

	it('has the URL of the file in sections and rich text and is listed among its references', async () => {
		const { status, body } = await publish('files-to-read', file.id);
		expect(status).toBe(201);
		const response = await backend.query(query, { variables: { slug: 'files-to-read' } });
		const [hero] = response.body.data.page.sections;
		expect(hero.buttons[0].link.url).toBe(file.url);
		expect(hero.text).toContain(`href="${file.url}"`);
		const references = await rest('GET', `/used-in/media/${file.id}`, { token });
		const paths = references.body.usedBy.flatMap(({ uses }: { uses: { path: string }[] }) =>
			uses.map(({ path }) => path),
		);
		expect(paths.sort()).toEqual(['sections.0.buttons.0.link.reference', 'sections.0.text']);
		const checklist = await rest('GET', `/checklist/pages/${body.doc.id}`, { token });
		expect(JSON.stringify(checklist.body)).not.toContain('sections.0');
	});

	it('is omitted once the file is in the trash, and blocks the publishing of a page', async () => {
		const other = await upload('old prices.pdf');
		expect((await publish('files-gone', other.id)).status).toBe(201);
		const body = { deletedAt: new Date().toISOString() };
		expect((await rest('PATCH', `/media/${other.id}`, { token, body })).status).toBe(200);
		const response = await backend.query(query, { variables: { slug: 'files-gone' } });
		const [hero] = response.body.data.page.sections;
		expect(hero.buttons).toEqual([]);
		expect(hero.text).not.toContain('href');
		const refusal = await publish('files-refused', other.id);
		expect(refusal.status).toBe(400);
		expect(Object.keys(fieldErrors(refusal)).join()).toContain('link.reference');
	});

	it('can be used in the menus', async () => {
		const item = { title: 'Prices', reference: { relationTo: 'media', value: file.id } };
		const { status } = await rest('POST', '/globals/header?locale=en', {
			token,
			body: { links: [{ link: item }], _status: 'published' },
		});
		expect(status).toBe(200);
		const header = await backend.payload.findGlobal({ slug: 'header', locale: 'en', depth: 0 });
		expect(JSON.stringify(header)).toContain(`"relationTo":"media","value":${file.id}`);
	});

	it('cannot be the target of a redirect', async () => {
		const to = { reference: { relationTo: 'media', value: file.id } };
		const body = { from: '/to-a-file', to, locale: 'en', status: '301' };
		expect((await rest('POST', '/redirects', { token, body })).status).toBe(400);
	});
});
