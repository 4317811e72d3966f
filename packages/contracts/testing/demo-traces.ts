import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const root = join(import.meta.dirname, '../../..');
const seed = 'apps/backend/src/seed';

const read = (pattern: string, exclude: string[] = []): string =>
	globSync(pattern, { cwd: root, exclude })
		.map((file) => readFileSync(join(root, file), 'utf8'))
		.join('\n');

const wordsOf = (text: string, pattern: RegExp): Set<string> => new Set(text.match(pattern));

/** Words that every language of the demo spells alike with a capital, and no program has: the names of companies, people, places. */
function demoNames(): string[] {
	const [names = new Set<string>(), ...others] = ['en', 'da', 'de'].map((lang) =>
		wordsOf(read(`${seed}/content/**/${lang}.{yaml,md}`), /(?<!\p{L})\p{Lu}[\p{L}\d]{3,}/gu),
	);
	const programs = wordsOf(
		read('{apps/site/{app,server,shared},packages/contracts}/**/*.{ts,tsx,yaml}', [
			'**/{testing,node_modules}',
			'**/*{.test,example}*',
		]).toLowerCase(),
		/[\p{L}\d]{4,}/gu,
	);
	// In the date of a new article, and in the license of the style sheets.
	programs.add('november').add('license');
	return [...names].filter(
		(name) => !programs.has(name.toLowerCase()) && others.every((other) => other.has(name)),
	);
}

const fileNames = (folder: string) =>
	globSync(`${seed}/${folder}/media/*-*.*`, { cwd: root }).map((file) => basename(file));

/** White is a color of other brands too. */
const colors = wordsOf(read(`${seed}/content/globals/brand.yaml`), /#(?!ffffff)[\da-f]{6}\b/g);
const hosts = wordsOf(read(`${seed}/content/**/*.{yaml,md}`), /[a-z\d-]+\.example\b/g);
const ownDrawings = new Set(fileNames('starter'));
const drawings = fileNames('content').filter((name) => !ownDrawings.has(name));
const traces = [...demoNames(), ...colors, ...hosts, ...drawings].join('|').replaceAll('.', '\\.');
const pattern = new RegExp(`(?<![\\p{L}\\d])(?:${traces})(?![\\p{L}\\d])`, 'giu');

/** The names, hosts, colors and drawings of the demo in a text. They are read from its content. */
export const demoTraces = (text: string): string[] => [...wordsOf(text, pattern)];
