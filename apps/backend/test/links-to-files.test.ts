import { beforeAll, describe, expect, it } from 'vitest';
import { startTestBackend, type TestBackend } from './backend.ts';
import { fieldErrors, rest } from './rest.ts';

let backend: TestBackend;
let token: string;
let file: { id: number; url: string };
beforeAll(async () => {
	backend = await startTestBackend();
	const account = { email: 'editor@example.com', password: 'a password for tests' };
	await backend.payload.create({ collection: 'users', data: { ...account, role: 'publisher' } });
	token = (await rest('POST', '/users/login', { body: account })).body.token;
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
				navbarTheme: 'light',
				pageLayout: 'default',
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
