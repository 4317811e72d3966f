import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type LocaleCode, localeCodes } from '@website/contracts/locales';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { root } from '../starter/programs.ts';
import { type Term, terms } from './terms.ts';

const content = 'apps/backend/src/seed/content';
const site = 'apps/site/app';

interface Text {
	file: string;
	line: string;
}

const linesOf = (file: string, text: string): Text[] =>
	text.split('\n').map((line) => ({ file, line }));

const read = (file: string): string => readFileSync(join(root, file), 'utf8');

/** All texts below a key of the language, at any depth. */
function textsBelow(language: LocaleCode, value: unknown, current?: string): string[] {
	if (typeof value === 'string') return current === language ? [value] : [];
	if (typeof value !== 'object' || value === null) return [];
	return Object.entries(value).flatMap(([key, entry]) =>
		textsBelow(language, entry, isLocale(key) ? key : current),
	);
}

const isLocale = (key: string): boolean => localeCodes.some((code) => code === key);

/** Texts for editors in code: calls of `words` with all languages. */
function editorsWords(language: LocaleCode, source: string): string[] {
	const text = "'((?:[^'\\\\]|\\\\.)*)'";
	const call = new RegExp(`\\bwords\\(\\s*${[text, text, text].join(',\\s*')}`, 'g');
	return [...source.matchAll(call)].map((match) => match[localeCodes.indexOf(language) + 1] ?? '');
}

/** Modules with texts in every language, with their exports. */
const modules = await Promise.all(
	globSync('apps/site/server/**/*-texts.ts', { cwd: root }).map(async (file) => {
		const exports: unknown = await import(join(root, file));
		return { file, exports };
	}),
);

/** Lines of files in one language, and of the language's texts in multilingual files. */
function texts(language: LocaleCode): Text[] {
	const languageFiles = globSync(
		[
			`${content}/**/${language}.{md,yaml}`,
			`${site}/i18n/messages/**/${language}.ts`,
			`${site}/features/**/${language}.ts`,
		],
		{ cwd: root },
	);
	const multilingualFiles = globSync(`${content}/**/*.yaml`, { cwd: root }).filter(
		(file) => !isLocale(basename(file, '.yaml')),
	);
	const code = globSync('apps/backend/src/**/*.{ts,tsx}', { cwd: root });
	return [
		...languageFiles.flatMap((file) => linesOf(file, read(file))),
		...multilingualFiles.flatMap((file) =>
			textsBelow(language, parse(read(file))).flatMap((text) => linesOf(file, text)),
		),
		...modules.flatMap(({ file, exports }) =>
			textsBelow(language, exports).flatMap((text) => linesOf(file, text)),
		),
		...code.flatMap((file) =>
			editorsWords(language, read(file)).flatMap((text) => linesOf(file, text)),
		),
	];
}

function violations(entries: Text[], list: readonly Term[]): string[] {
	return entries.flatMap(({ file, line }) => {
		const slugs = /^\s*(slug|- ?from|from|to):/.test(line);
		const term = slugs ? undefined : list.find(({ avoid }) => avoid.test(line));
		return term ? [`${file}: "${term.use}" instead of ${term.avoid}: ${line.trim()}`] : [];
	});
}

test('finds texts of code in each language', () => {
	const source = "words('The site', 'Hjemmesiden', 'Die Website')";
	expect(localeCodes.map((code) => editorsWords(code, source))).toEqual([
		['The site'],
		['Hjemmesiden'],
		['Die Website'],
	]);
});

test.each(localeCodes)('%s uses one term for each thing', (language) => {
	const entries = texts(language);
	expect(entries.length).toBeGreaterThan(2000);
	expect(violations(entries, terms[language])).toEqual([]);
});
