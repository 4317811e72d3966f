import { beforeAll, describe, expect, it } from 'vitest';
import { limits } from '../src/platform/limits.ts';
import { startTestBackend, type TestBackend } from './backend.ts';
import { rest } from './rest.ts';

let backend: TestBackend;
let token: string;
let id: number;
const path = '/translation-states/xliff';

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
const content = {
	root: {
		...block,
		type: 'root',
		children: [
			{
				...block,
				type: 'paragraph',
				textFormat: 0,
				children: [
					text('Read '),
					text('this', 1),
					{ type: 'linebreak', version: 1 },
					{
						...block,
						version: 3,
						type: 'link',
						fields: { linkType: 'custom', url: 'https://example.com', newTab: false },
						children: [text('or & <that>')],
					},
				],
			},
		],
	},
} as const;

const root = (inside: string) =>
	`<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en-US" trgLang="da-DK">${inside}</xliff>`;
const files = (count: number) =>
	Array.from({ length: count }, (_, at) => `<file original="pages/${at}"/>`).join('');

beforeAll(async () => {
	backend = await startTestBackend();
	const person = { email: 'editor@example.com', password: 'three-quiet-herons-wade' } as const;
	await backend.payload.create({ collection: 'users', data: { ...person, role: 'publisher' } });
	token = (await rest('POST', '/users/login', { body: person })).body.token;
	const { body } = await rest('POST', '/pages?locale=en&depth=0', {
		token,
		body: {
			title: 'Guide',
			slug: 'guide',
			navbarTheme: 'light',
			pageLayout: 'default',
			seo: { metaDesc: 'Everything' },
			sections: [{ blockType: 'richText', content, width: 'normal' }],
			_status: 'published',
		},
	});
	id = body.doc.id;
});

const download = async () =>
	(await rest('GET', `${path}?source=en&target=da&document=pages/${id}`, { token })).body as string;
const upload = (file: string, query = '') => rest('POST', `${path}${query}`, { token, text: file });
const readDanish = async () =>
	(await rest('GET', `/pages/${id}?locale=da&draft=true&depth=0`, { token })).body;
const translate = (file: string, source: string, target: string) =>
	file.replace(`${source}</source>`, `${source}</source><target>${target}</target>`);

const passage =
	'Read <pc id="1" type="fmt">this</pc><ph id="2"/><pc id="3" type="link">or &amp; &lt;that&gt;</pc>';

describe('an XLIFF file', () => {
	it('contains every passage with its inline codes, and no fields that are not translated', async () => {
		const file = await download();
		expect(file).toContain('srcLang="en-US" trgLang="da-DK"');
		expect(file).toContain(passage);
		expect(file).toContain('<unit id="title">');
		expect(file).not.toContain('unit id="slug"');
	});

	it('is imported as a draft, with emphasis, breaks and links where the translator put them', async () => {
		const target =
			'<pc id="3" type="link">eller &lt;det&gt;</pc> <pc id="1" type="fmt">dette</pc><ph id="2"/>';
		const file = translate(translate(await download(), 'Guide', 'Vejledning'), passage, target);
		expect((await upload(file, '?dryRun=true')).status).toBe(200);
		expect((await readDanish()).title ?? null).toBeNull();
		const { status, body } = await upload(file);
		expect(status).toBe(200);
		expect(body.files).toMatchObject([
			{
				original: `pages/${id}`,
				taken: 2,
				problems: [{ unit: 'seo.metaDesc', problem: 'untranslated' }],
			},
		]);
		const page = await readDanish();
		expect(page).toMatchObject({ title: 'Vejledning', _status: 'draft' });
		expect(page.seo.metaDesc ?? null).toBeNull();
		const [line] = page.sections[0].content.root.children;
		expect(line.children).toMatchObject([
			{ type: 'link', fields: { url: 'https://example.com' }, children: [{ text: 'eller <det>' }] },
			{ type: 'text', text: ' ', format: 0 },
			{ type: 'text', text: 'dette', format: 1 },
			{ type: 'linebreak' },
		]);
		await upload(file.replace('Vejledning', 'Håndbog'));
		const updatedPage = await readDanish();
		expect(updatedPage.title).toBe('Håndbog');
		expect(updatedPage.sections[0].id).toBe(page.sections[0].id);
		await upload(file);
	});

	it('marks passages whose source has changed, with their current translation', async () => {
		const unit = async (name: string) =>
			(await download()).match(new RegExp(`<unit id="${name}">.*</unit>`))?.[0];
		expect(await unit('title')).toContain('<segment state="translated">');
		const { body } = await rest('GET', `/pages/${id}?locale=en&depth=0`, { token });
		const data = { title: 'Guide, second edition', _status: 'published' };
		await rest('PATCH', `/pages/${id}?locale=en`, { token, body: data });
		expect(await unit('title')).toBe(
			'<unit id="title"><segment state="initial"><source xml:space="preserve">Guide, second edition</source><target xml:space="preserve">Vejledning</target></segment></unit>',
		);
		expect(await unit('seo.metaDesc')).toContain('<segment state="initial">');
		expect(await unit('sections.0.content_0')).toContain('<segment state="translated">');
		const file = await download();
		const unchecked = { unit: 'title', problem: 'unchecked', words: 'Guide, second edition' };
		const problemsOf = async (text: string) =>
			(await upload(text, '?dryRun=true')).body.files[0].problems;
		expect(await problemsOf(file)).toContainEqual(unchecked);
		// The translator has confirmed the target, or changed it.
		const confirmed = file.replace(
			'<unit id="title"><segment state="initial">',
			'<unit id="title"><segment state="reviewed">',
		);
		expect(await problemsOf(confirmed)).not.toContainEqual(unchecked);
		expect(
			await problemsOf(file.replace('>Vejledning<', '>Vejledning, 2. udgave<')),
		).not.toContainEqual(unchecked);
		await rest('PATCH', `/pages/${id}?locale=en`, { token, body: { title: body.title } });
	});

	it('is refused without a session, and for unknown documents', async () => {
		const query = `source=en&target=da&document=pages/${id}`;
		expect((await rest('GET', `${path}?${query}`)).status).toBe(401);
		const users = `${path}?source=en&target=da&document=users/1`;
		expect(
			(await rest('GET', `${path}?source=en&target=en&document=pages/${id}`, { token })).status,
		).toBe(400);
		expect(
			(await rest('GET', `${path}?source=en&target=da&document=pages/999999`, { token })).status,
		).toBe(404);
		expect((await rest('GET', users, { token })).status).toBe(404);
	});
});

it('an XLIFF file without a requested document contains everything that is missing in a language', async () => {
	const file: string = (await rest('GET', `${path}?source=en&target=de`, { token })).body;
	expect(file).toContain(`original="pages/${id}"`);
	const report = await upload(translate(file, 'Guide', 'Leitfaden'), '?dryRun=true');
	const pageReport = report.body.files.find(
		({ original }: { original: string }) => original === `pages/${id}`,
	);
	expect(pageReport).toMatchObject({ taken: 1 });
});

it('an import joins passages that a tool has split, in the translator’s order', async () => {
	const match =
		'<m:matches xmlns:m="urn:oasis:names:tc:xliff:matches:2.0"><m:match ref="#m1"><source>Other words</source><target>Andre ord</target></m:match></m:matches>';
	const splitSegments = (targets: readonly string[]) => {
		const [first, second] = targets;
		return `${match}<segment><source>Gui</source>${first}</segment><ignorable><source>d</source></ignorable><segment><source>e</source>${second}</segment>`;
	};
	const file = (await download()).replace(
		/(<unit id="title">).*?(<\/unit>)/,
		(_, start: string, end: string) =>
			`${start}${splitSegments(['<target order="3">vej</target>', '<target order="1">Ve</target>'])}${end}`,
	);
	const problems = async (text: string) => (await upload(text)).body.files[0].problems;
	const ofTitle = expect.objectContaining({ unit: 'title' });
	expect(await problems(file)).not.toContainEqual(ofTitle);
	expect((await readDanish()).title).toBe('Vedvej');
	const incomplete = file.replace('<target order="3">vej</target>', '');
	expect(await problems(incomplete)).toContainEqual({
		unit: 'title',
		problem: 'untranslated',
		words: 'Guide',
	});
});

describe('an import reports and skips', () => {
	const problemOf = async (file: string) =>
		(await upload(file)).body.files[0].problems.map(({ problem }: { problem: string }) => problem);

	it('unknown passages, a changed source, broken codes', async () => {
		const file = await download();
		expect(await problemOf(file.replace('unit id="title"', 'unit id="titel"'))).toContain(
			'unknownUnit',
		);
		expect(
			await problemOf(translate(file.replace('>Guide<', '>Old guide<'), 'Old guide', 'X')),
		).toContain('sourceChanged');
		const broken = file.replace(/<target[^>]*>.*?<\/target>/g, '');
		expect(await problemOf(translate(broken, passage, 'Uden koder'))).toContain('brokenCodes');
		expect(await problemOf(translate(broken, 'Guide', '<pc id="1">X</pc>'))).toContain(
			'brokenCodes',
		);
	});

	it('untranslated passages that are missing in the file', async () => {
		const file = await download();
		const incomplete = file.replace(/<unit id="seo.metaDesc">.*?<\/unit>/, '');
		expect((await upload(incomplete, '?dryRun=true')).body.files[0].problems).toContainEqual({
			unit: 'seo.metaDesc',
			problem: 'notInFile',
			words: 'Everything',
		});
	});

	it('unknown documents', async () => {
		const file = (await download()).replaceAll(`pages/${id}`, 'pages/999999');
		expect((await upload(file)).body.files).toEqual([
			{ original: 'pages/999999', problem: 'unknownDocument' },
		]);
	});

	it('a document other than the requested one', async () => {
		const file = translate(await download(), 'Guide', 'Manual');
		const { status, body } = await upload(file, '?document=pages/999999');
		expect(status).toBe(200);
		expect(body.files).toEqual([{ original: `pages/${id}`, problem: 'otherDocument' }]);
		expect((await readDanish()).title).not.toBe('Manual');
		const dryRun = await upload(file, `?document=pages/${id}&dryRun=true`);
		expect(dryRun.body.files).toMatchObject([
			{ original: `pages/${id}`, taken: expect.any(Number) },
		]);
	});

	it('documents in a language that the user may not edit', async () => {
		const person = { email: 'german@example.com', password: 'three-quiet-herons-wade' } as const;
		await backend.payload.create({
			collection: 'users',
			data: { ...person, role: 'translator', languages: ['de'] },
		});
		const { body: session } = await rest('POST', '/users/login', { body: person });
		const { status, body } = await rest('POST', path, {
			token: session.token,
			text: translate(await download(), 'Guide', 'Manual'),
		});
		expect(status).toBe(200);
		expect(body.files).toEqual([{ original: `pages/${id}`, problem: 'forbidden' }]);
		expect((await readDanish()).title).not.toBe('Manual');
	});

	it('a document that a colleague has locked, but imports the others', async () => {
		const person = { email: 'other@example.com', password: 'three-quiet-herons-wade' } as const;
		const { id: user } = await backend.payload.create({
			collection: 'users',
			data: { ...person, role: 'publisher' },
		});
		const second = await rest('POST', '/pages?locale=en&depth=0', {
			token,
			body: { title: 'Second', slug: 'second', navbarTheme: 'light', pageLayout: 'default' },
		});
		const secondId: number = second.body.doc.id;
		const file: string = (
			await rest(
				'GET',
				`${path}?source=en&target=da&document=pages/${id}&document=pages/${secondId}`,
				{ token },
			)
		).body;
		const lock = await backend.payload.create({
			collection: 'payload-locked-documents',
			data: {
				document: { relationTo: 'pages', value: id },
				user: { relationTo: 'users', value: user },
			},
		});
		const translatedFile = translate(file, 'Second', 'Anden').replace('>Vedvej<', '>Vejviser<');
		const { status, body } = await upload(translatedFile);
		expect(status).toBe(200);
		expect(body.files).toMatchObject([
			{ original: `pages/${id}`, problem: 'locked' },
			{ original: `pages/${secondId}`, taken: 1 },
		]);
		await backend.payload.delete({ collection: 'payload-locked-documents', id: lock.id });
		const secondPage = await rest('GET', `/pages/${secondId}?locale=da&draft=true&depth=0`, {
			token,
		});
		expect(secondPage.body.title).toBe('Anden');
	});

	it('a file in another language than the form’s, and names the language', async () => {
		const file = translate(await download(), 'Guide', 'Leitfaden').replace(
			/trgLang="[^"]*"/,
			'trgLang="de"',
		);
		const before = await readDanish();
		const { status, body } = await upload(file, `?document=pages/${id}&target=da`);
		expect({ status, body }).toEqual({
			status: 422,
			body: { problem: 'otherLanguage', target: 'de' },
		});
		expect(await readDanish()).toEqual(before);
		expect((await upload(file, `?document=pages/${id}&target=xx`)).status).toBe(400);
		const dryRun = await upload(file, `?document=pages/${id}&target=de&dryRun=true`);
		expect(dryRun.body).toMatchObject({ target: 'de', files: [{ taken: expect.any(Number) }] });
	});

	it('a file that is too large', async () => {
		const { status, body } = await upload('x'.repeat(limits.translations.xliffBytes + 1));
		expect({ status, body }).toEqual({ status: 413, body: { problem: 'tooLarge' } });
	});

	it.each([
		['text that is not XML', 'hello', 'notXml'],
		['unclosed XML', root('').replace('</xliff>', ''), 'notXml'],
		['a document type', '<!DOCTYPE x [<!ENTITY a "b">]><x>&a;</x>', 'dtd'],
		['another kind of XML', '<x/>', 'notXliff'],
		[
			'XLIFF 1.2',
			'<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2"/>',
			'notXliff',
		],
		['too deep nesting', root('<g>'.repeat(10_000)), 'tooComplex'],
		[
			'too many attributes',
			root(`<file ${Array.from({ length: 20_000 }, (_, at) => `a${at}=""`).join(' ')}/>`),
			'tooComplex',
		],
		['too many elements', root('<g/>'.repeat(limits.translations.xliffXml.elements)), 'tooComplex'],
		['too many documents', root(files(51)), 'tooManyDocuments'],
		['a document twice', root('<file original="pages/1"/>'.repeat(300)), 'repeated'],
		[
			'a passage twice',
			root(
				`<file original="pages/1">${'<unit id="title"><segment><source/></segment></unit>'.repeat(2)}</file>`,
			),
			'repeated',
		],
		['a document type after other text', `<!-- - --><!DOCTYPE x><x/>`, 'dtd'],
		[
			'a language that the site does not have',
			'<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en-US" trgLang="fr-FR"/>',
			'unknownLanguage',
		],
	])('%s', async (_, file, problem) => {
		const { status, body } = await upload(file);
		expect({ status, body }).toEqual({ status: 422, body: { problem } });
	});
});
