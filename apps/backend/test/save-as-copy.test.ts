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

/** The form values of the page as `save-as-copy.ts` sends them: without the slug and the ID. */
async function formOf(id: number): Promise<Record<string, unknown>> {
	const {
		slug: _slug,
		id: _id,
		...data
	} = await backend.payload.findByID({
		collection: 'pages',
		id,
		locale: 'en',
		depth: 0,
		draft: true,
	});
	return { ...data, slug: '', _status: 'draft' };
}

it('saves the form of a document that a colleague took over as a separate draft, in its locale', async () => {
	const { payload } = backend;
	const data = {
		title: 'Before',
		slug: 'taken-over',
		navbarTheme: 'light',
		pageLayout: 'default',
	} as const;
	const page = await payload.create({
		collection: 'pages',
		data: { ...data, _status: 'published' },
	});
	await payload.update({
		collection: 'pages',
		id: page.id,
		locale: 'de',
		data: { title: 'Vorher', slug: 'uebernommen', _status: 'published' },
	});
	const ownForm = {
		...(await formOf(page.id)),
		title: 'Written offline',
		sections: [{ blockType: 'cleanHero', heading: 'Mine' }],
	};
	await payload.update({
		collection: 'pages',
		id: page.id,
		data: { title: 'By the colleague' },
		draft: true,
	});

	const { status, body } = await rest('POST', `/pages/${page.id}/duplicate?depth=0&locale=en`, {
		token,
		body: ownForm,
	});
	expect(status).toBe(200);
	const copy = await payload.findByID({
		collection: 'pages',
		id: body.doc.id,
		locale: 'all',
		draft: true,
		depth: 0,
	});
	expect(copy).toMatchObject({
		title: { en: 'Written offline', de: 'Vorher (Kopie)' },
		_status: 'draft',
	});
	expect(JSON.stringify(copy.sections)).toContain('"heading":"Mine"');
	const slugs: unknown = copy.slug;
	expect(Object.values(slugs ?? {})).not.toContain('taken-over');
	const original = await payload.findByID({ collection: 'pages', id: page.id, draft: true });
	expect(original.title).toBe('By the colleague');
});
