import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { deepl } from '@website/contracts/deepl';
import { localeCodes, locales } from '@website/contracts/locales';
import { listen } from '@website/contracts/testing/listen';
import { describe, expect, it, onTestFinished } from 'vitest';
import { root } from '../../starter/programs.ts';
import { addLanguage, fillLanguage } from './add-language.ts';
import { languageOf } from './language.ts';
import { choiceOf, rowDeletions } from './migrations.ts';
import { removeLanguage } from './remove-language.ts';
import { openTexts, textReport } from './texts.ts';
import { translateTexts } from './translate.ts';

const files = {
	'packages/contracts/locales.ts': `export const locales = [
	{
		code: 'en',
		languageTag: 'en-US',
	},
	{
		code: 'de',
		languageTag: 'de-DE',
	},
] as const;
export const formerLocaleCodes: readonly string[] = ['it'];
`,
	'packages/contracts/content.graphql': 'enum Locale {\n\ten\n\tde\n}\n',
	'apps/backend/src/platform/i18n/words.ts':
		'const furtherLanguages: Record<string, Catalogue> = {};\n',
	'apps/site/app/messages/en.ts': `import type { T } from './t';
import { forms } from './forms/en';
export const en = {
	title: 'Blog',
	sms: 'SMS',
	count: (count: number) =>
		plural('en', count, { one: \`\${count} result\`, other: \`\${count.toLocaleString('en-US')} results\` }),
	from: (price: string) => \`from\\u00a0\${price}\`,
	names: { a: 'First' } satisfies Record<T, string>,
	forms,
};
`,
	'apps/site/app/messages/de.ts': `import type { Messages } from './en';
import { forms } from './forms/de';
export const de: Messages = {
	title: 'Blog',
};
`,
	'apps/site/app/load.ts': `import { de } from './de';
import { en } from './en';
const load = { en: async () => (await import('./messages/en')).en, de: async () => (await import('./messages/de')).de };
const all = { en, de };
const other = { en: 1, width: 2 };
`,
	'apps/site/app/load.test.ts': "const texts = { en: 'One', de: 'Eins' };\n",
	'apps/backend/src/screen.ts':
		"const a = words('Save', 'Gem', 'Speichern');\nconst b = words('More than {max} lines', '', '');\n",
};

/** A project of a few files with the languages English and German. */
function project() {
	const folder = mkdtempSync(join(tmpdir(), 'language-'));
	spawnSync('git', ['init', '--quiet'], { cwd: folder });
	const write = (path: string, text: string) => {
		mkdirSync(dirname(join(folder, path)), { recursive: true });
		writeFileSync(join(folder, path), text);
	};
	for (const [path, text] of Object.entries(files)) write(path, text);
	return { folder, write, read: (path: string) => readFileSync(join(folder, path), 'utf8') };
}

const polish = {
	code: 'pl',
	languageTag: 'pl-PL',
	name: 'Polski',
	flag: 'pl',
	likelyCountry: 'PL',
};

/** The project with Polish added. */
function polishProject() {
	const copy = project();
	for (const [path, text = ''] of addLanguage(copy.folder, ['en', 'de'], polish))
		copy.write(path, text);
	return copy;
}

const codes = ['en', 'de', 'pl'];

describe('a language', () => {
	it('is derived from its tag and name', () => {
		expect(languageOf('pl', 'Polski')).toEqual(polish);
		expect(languageOf('pt-BR', 'Português')).toMatchObject({
			code: 'pt',
			languageTag: 'pt-BR',
			flag: 'br',
		});
	});

	it.each([
		['French', 'Français'],
		['fr', ''],
		['qq', 'Nothing'],
		['fr', "'; process.exit()"],
	])('rejects %s %s', (tag, name) => expect(languageOf(tag, name)).toBeTypeOf('string'));
});

describe('adding a language', () => {
	it('copies the English texts without types, with its plural forms and tags', () => {
		const text = polishProject().read('apps/site/app/messages/pl.ts');
		expect(text).toContain("import { forms } from './forms/pl';\nexport const pl: Messages = {");
		expect(text).toContain("plural('pl', count, { one:");
		for (const form of ['many', 'few'])
			expect(text).toContain(`${form}: \`\${count.toLocaleString('pl-PL')} results\``);
		expect(text).toContain('count: (count) =>');
		expect(text).toContain("names: { a: 'First' },");
	});

	it('extends records of languages, their imports, the list and the enum, but no tests', () => {
		const { read } = polishProject();
		const load = read('apps/site/app/load.ts');
		expect(load).toContain("pl: async () => (await import('./messages/pl')).pl }");
		expect(load).toContain("import { pl } from './pl';");
		expect(load).toContain('{ en, de, pl }');
		expect(load).toContain('{ en: 1, width: 2 }');
		expect(read('apps/site/app/load.test.ts')).not.toContain('pl');
		expect(read('packages/contracts/locales.ts')).toContain("languageTag: 'pl-PL'");
		expect(read('packages/contracts/content.graphql')).toBe('enum Locale {\n\ten\n\tde\n\tpl\n}\n');
		expect(read('apps/backend/src/platform/i18n/words.ts')).toContain('= { pl }');
	});

	it('is undone by removing it, which leaves its code for its addresses', () => {
		const { folder, read, write } = polishProject();
		const changes = removeLanguage(folder, codes, 'pl');
		expect(changes.get('apps/site/app/messages/pl.ts')).toBeUndefined();
		for (const [path, text] of changes) if (text !== undefined) write(path, text);
		expect(read('apps/site/app/load.ts').replace(', }', ' }')).not.toContain('pl');
		expect(read('packages/contracts/content.graphql')).toBe(
			files['packages/contracts/content.graphql'],
		);
		expect(read('packages/contracts/locales.ts')).toContain("= ['it', 'pl'];");
		expect(read('apps/backend/src/platform/i18n/words.ts')).not.toContain('pl');
	});
});

describe('updating a language', () => {
	it('adds the texts that are new in English and deletes those that are gone', () => {
		const { folder, read, write } = polishProject();
		const english = 'apps/site/app/messages/en.ts';
		write(
			english,
			read(english)
				.replace("title: 'Blog',", "heading: 'Blog',")
				.replace("a: 'First'", "a: 'First', b: 'Second'"),
		);
		const path = 'apps/site/app/messages/pl.ts';
		write(path, read(path).replace("a: 'First'", "a: 'Pierwszy'"));
		const texts = fillLanguage(folder, codes, polish).get(path);
		expect(texts).toContain("names: { a: 'Pierwszy' ,b: 'Second',},");
		expect(texts).toContain("heading: 'Blog'");
		expect(texts).not.toContain('title');
	});

	it.each(locales)('changes nothing where $name is complete', (language) => {
		expect(fillLanguage(root, localeCodes, language)).toEqual(new Map());
	});
});

describe('texts', () => {
	it('of the admin are constants', () => {
		expect(() => [...openTexts(root, localeCodes)]).not.toThrow();
	});

	it('lists those that are English with file and line, and none that is accepted, a term or translated', () => {
		const { folder, read, write } = polishProject();
		const path = 'apps/site/app/messages/pl.ts';
		write(
			path,
			read(path)
				.replace("title: 'Blog'", "title: /* same */ 'Blog'")
				.replace("'First'", "'Pierwszy'"),
		);
		const report = textReport(openTexts(folder, codes));
		expect(report).toContain(`${path}:7  pl  english  \${count} result`);
		expect(report).toContain('apps/backend/src/screen.ts:1  pl  english  Save');
		expect(report).not.toMatch(/Blog|SMS|First|plural/);
		expect(report).toContain('pl: 7 texts are still English, 0 wait for a review');
	});
});

const limits = {
	requestPassages: 50,
	requestCharacters: 60_000,
	timeoutMs: 200,
	attempts: 2,
	pauseMs: 1,
};

/** Translates the project's Polish texts with a server that answers like DeepL. */
async function translate(answer: RequestListener) {
	const copy = polishProject();
	const server = await listen(createServer(answer));
	onTestFinished(() => server.close());
	const texts = [...openTexts(copy.folder, codes)];
	const count = translateTexts(
		copy.folder,
		texts,
		polish,
		deepl({ key: 'key', serverUrl: server.origin, limits }),
	);
	return { ...copy, count };
}

/** Upper-cases the words of each text and keeps tags, as a translation does. */
const upperCase: RequestListener = async (request, response) => {
	const form = new URLSearchParams(await text(request));
	expect(form.get('target_lang')).toBe('pl');
	const texts = form
		.getAll('text')
		.map((passage) => passage.replace(/(<[^>]*>)|\p{L}/gu, (one, tag) => tag ?? one.toUpperCase()));
	response.end(JSON.stringify({ translations: texts.map((one) => ({ text: one })) }));
};

describe('with DeepL', () => {
	it('fills in texts with their placeholders, marked for review', async () => {
		const { folder, read, count } = await translate(upperCase);
		expect(await count).toBe(9);
		const messages = read('apps/site/app/messages/pl.ts');
		expect(messages).toMatch(
			/few: \/\* review \*\/ `\$\{count\.toLocaleString\('pl-PL'\)\} RESULTS`/,
		);
		expect(messages).toContain("sms: 'SMS'");
		expect(messages).toMatch(/`FROM\\u00a0\$\{price\}`/);
		expect(read('apps/backend/src/platform/i18n/catalogues/pl.ts')).toContain(
			'"More than {max} lines": /* review */ "MORE THAN {max} LINES"',
		);
		expect(textReport(openTexts(folder, codes))).toContain(
			'0 texts are still English, 9 wait for a review',
		);
	});

	it.each<[string, RequestListener, string]>([
		['a rejected key', (_, response) => response.writeHead(403).end(), 'refused'],
		['an exceeded quota', (_, response) => response.writeHead(456).end(), 'usedUp'],
		['too many requests', (_, response) => response.writeHead(429).end(), 'unreachable'],
		['no answer', () => undefined, 'unreachable'],
		['a web page', (_, response) => response.end('<html>'), 'unreachable'],
		['too few texts', (_, response) => response.end('{"translations":[]}'), 'unreachable'],
	])('leaves the English texts after %s', async (_name, answer, problem) => {
		const { read, count } = await translate(answer);
		await expect(count).rejects.toMatchObject({ problem });
		expect(read('apps/site/app/messages/pl.ts')).toContain("title: 'Blog'");
	});
});

describe('the migrations', () => {
	const column = (name: string, notNull: boolean, type = '_locales') => ({
		[name]: { name, type, notNull },
	});
	const schema = {
		enums: { 'public._locales': { values: ['en', 'da'] }, 'public.status': { values: ['draft'] } },
		tables: {
			a: {
				name: 'pages_locales',
				columns: { ...column('_locale', true), ...column('s', true, 'status') },
			},
			b: { name: '_pages_v', columns: column('published_locale', false) },
			c: { name: 'redirects', columns: column('locale', true) },
			d: { name: 'users_languages', columns: column('value', false) },
		},
	};

	it('delete the rows of a removed language, but no documents, accounts and redirects', () => {
		expect(rowDeletions(schema, 'da')).toEqual([
			`DELETE FROM "pages_locales" WHERE "_locale" = 'da';`,
			`UPDATE "_pages_v" SET "published_locale" = NULL WHERE "published_locale" = 'da';`,
			`UPDATE "redirects" SET "locale" = 'en' WHERE "locale" = 'da';`,
			`DELETE FROM "users_languages" WHERE "value" = 'da';`,
		]);
	});

	it('keep a new language off on existing sites', () => {
		expect(choiceOf(['en', 'da'])).toContain(`'{"languages":["en","da"]}'`);
	});
});
