import { afterAll, beforeAll, expect, it, vi } from 'vitest';

const service = await vi.hoisted(async () => {
	const { startTranslationService } = await import('./translation-service.ts');
	const server = await startTranslationService('a-key');
	process.env.DEEPL_API_KEY = 'a-key';
	process.env.DEEPL_SERVER_URL = server.url;
	return server;
});
const { startTestBackend } = await import('./backend.ts');
const { rest } = await import('./rest.ts');

let token: string;
beforeAll(async () => {
	const { payload } = await startTestBackend();
	const person = { email: 'editor@example.com', password: 'three-quiet-herons-wade' } as const;
	await payload.create({ collection: 'users', data: { ...person, role: 'publisher' } });
	token = (await rest('POST', '/users/login', { body: person })).body.token;
});
afterAll(() => service.close());

const text = (words: string, format = 0) => ({
	type: 'text',
	text: words,
	format,
	detail: 0,
	mode: 'normal',
	style: '',
	version: 1,
});
const block = { direction: 'ltr', format: '', indent: 0, version: 1 } as const;
const richText = (words: string, strong: string) => ({
	blockType: 'richText',
	width: 'normal',
	content: {
		root: {
			...block,
			type: 'root',
			children: [
				{ ...block, type: 'paragraph', textFormat: 0, children: [text(words), text(strong, 1)] },
			],
		},
	},
});

let count = 0;
async function newPage(): Promise<number> {
	count += 1;
	const { body } = await rest('POST', '/pages?locale=en&depth=0', {
		token,
		body: {
			title: 'Guide',
			slug: `machine-${count}`,
			navbarTheme: 'light',
			pageLayout: 'default',
			sections: [richText('Read & keep ', 'this')],
			_status: 'draft',
		},
	});
	await rest('PATCH', `/pages/${body.doc.id}?locale=en`, { token, body: { _status: 'published' } });
	return body.doc.id;
}
const fillGerman = (id: number, userToken = token) =>
	rest('POST', '/translation-states/machine', {
		token: userToken,
		body: { entity: 'pages', id, source: 'en', target: 'de' },
	});
const german = async (id: number) =>
	(await rest('GET', `/pages/${id}?locale=de&draft=true&depth=0`, { token })).body;
const germanState = async (id: number) =>
	(await rest('GET', `/translation-states/of?entity=pages&id=${id}`, { token })).body.states.find(
		({ language }: { language: string }) => language === 'de',
	);

it('fills a draft and marks it as machine-translated until a person changes it', async () => {
	const id = await newPage();
	const { status, body } = await fillGerman(id);
	expect({ status, body }).toEqual({ status: 200, body: { taken: 2, problems: {} } });
	const page = await german(id);
	expect(page).toMatchObject({ title: 'ediuG', _status: 'draft' });
	expect(page.sections[0].content.root.children[0].children).toMatchObject([
		{ text: 'daeR & peek ', format: 0 },
		{ text: 'siht', format: 1 },
	]);
	expect(await germanState(id)).toMatchObject({ state: 'draft', machine: true });
	expect(service.requests.at(-1)?.get('target_lang')).toBe('de');
	await rest('PATCH', `/pages/${id}?locale=de&draft=true`, { token, body: { title: 'Leitfaden' } });
	expect(await germanState(id)).toMatchObject({ machine: false });
});

it('keeps translations by people and retranslates changed source texts', async () => {
	const id = await newPage();
	await fillGerman(id);
	const page = await german(id);
	await rest('PATCH', `/pages/${id}?locale=de`, {
		token,
		body: { ...page, title: 'Leitfaden', slug: `maschine-${id}`, _status: 'published' },
	});
	await rest('PATCH', `/pages/${id}?locale=en`, {
		token,
		body: { sections: [richText('Read and keep ', 'this')], _status: 'published' },
	});
	expect((await fillGerman(id)).body).toEqual({ taken: 1, problems: {} });
	const translatedPage = await german(id);
	expect(translatedPage.title).toBe('Leitfaden');
	expect(translatedPage.sections[0].id).toBe(page.sections[0].id);
	expect(translatedPage.sections[0].content.root.children[0].children[0].text).toBe(
		'daeR dna peek ',
	);
});

it('retries if the service is busy', async () => {
	const id = await newPage();
	service.behave('busyOnce');
	expect((await fillGerman(id)).body).toEqual({ taken: 2, problems: {} });
});

it('reports texts with broken formatting codes and stores the others', async () => {
	const id = await newPage();
	service.behave('badCodes');
	const { body } = await fillGerman(id);
	service.behave('well');
	expect(body).toEqual({ taken: 1, problems: { 'sections.0.content_0': 'brokenCodes' } });
});

it.each([
	['usedUp', 'quota'],
	['down', 'did not answer'],
	['failing', 'did not answer'],
	['half', 'did not answer'],
	['html', 'did not answer'],
] as const)('reports an error of the service and changes nothing: %s', async (behavior, text) => {
	const id = await newPage();
	service.behave(behavior);
	const { status, body } = await fillGerman(id);
	service.behave('well');
	expect(status).toBe(502);
	expect(body.errors[0].message).toContain(text);
	expect((await german(id)).title ?? null).toBeNull();
});

it('requires a signed-in account', async () => {
	expect((await fillGerman(await newPage(), '')).status).toBe(401);
});
