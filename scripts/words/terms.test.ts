import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { localeCodes } from '@website/contracts/locales';
import { expect, test } from 'vitest';
import { root } from '../starter/programs.ts';
import { type Term, terms } from './terms.ts';

const content = 'apps/backend/src/seed/content';
const site = 'apps/site/app';

/** Lines of files that hold one language only, and of a language's part in files that hold three. */
function texts(language: keyof typeof terms): { file: string; line: string }[] {
	const own = globSync(
		[
			`${content}/**/${language}.{md,yaml}`,
			`${site}/i18n/messages/**/${language}.ts`,
			`${site}/features/**/${language}.ts`,
		],
		{ cwd: root },
	);
	const shared = globSync(`${content}/{products,globals}/*.yaml`, { cwd: root }).concat(
		globSync(`${content}/*.yaml`, { cwd: root }),
	);
	return [
		...own.flatMap((file) => lines(file).map((line) => ({ file, line }))),
		...shared.flatMap((file) => partOf(language, lines(file)).map((line) => ({ file, line }))),
	];
}

function lines(file: string): string[] {
	return readFileSync(join(root, file), 'utf8').split('\n');
}

function partOf(language: string, all: readonly string[]): string[] {
	const heading = new RegExp(`^\\s*(${localeCodes.join('|')}):\\s*$`);
	let current = '';
	return all.filter((line) => {
		current = heading.exec(line)?.[1] ?? current;
		return current === language;
	});
}

function breaches(found: { file: string; line: string }[], list: readonly Term[]): string[] {
	return found.flatMap(({ file, line }) => {
		const slugs = /^\s*(slug|- ?from|from|to):/.test(line);
		const term = slugs ? undefined : list.find(({ avoid }) => avoid.test(line));
		return term ? [`${file}: "${term.use}" instead of ${term.avoid}: ${line.trim()}`] : [];
	});
}

test.each(['da', 'de'] as const)('%s has one word for each thing', (language) => {
	const found = texts(language);
	expect(found.length).toBeGreaterThan(1000);
	expect(breaches(found, terms[language])).toEqual([]);
});
