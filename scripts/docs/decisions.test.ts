import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../starter/programs.ts';

const folder = join(root, 'docs/decisions');
const records = globSync('0*.md', { cwd: folder }).sort();
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

/** Matches "decision 12", "decisions 3 and 12", and the file of a record. */
const references =
	/\bdecisions?(?: records?)? (\d+)(?: and (\d+))?|decisions\/(\d{4}[\w-]*\.md|\d+)/gi;

/** The numbers and file names of the records that a text references. */
const referencesIn = (text: string): string[] =>
	[...text.matchAll(references)].flatMap(([, ...parts]) => parts.filter(Boolean));

const isRecord = (reference: string): boolean =>
	reference.endsWith('.md')
		? records.includes(reference)
		: records.some((record) => Number.parseInt(record, 10) === Number(reference));

test('at most 30 records, numbered without gaps, have at most 60 lines each', () => {
	expect(records.length).toBeLessThanOrEqual(30);
	expect(records.map((record) => Number.parseInt(record, 10))).toEqual(
		records.map((_, index) => index + 1),
	);
	const lengths = records.map((record) => read(`docs/decisions/${record}`).split('\n').length);
	expect(Math.max(...lengths)).toBeLessThanOrEqual(60);
});

test('the index lists each record with its title', () => {
	const lines = records.map((record) => {
		const [title = ''] = read(`docs/decisions/${record}`).split('\n');
		return `- [${title.replace('# ', '')}](${record})`;
	});
	expect(read('docs/decisions/README.md').match(/^- .*$/gm)).toEqual(lines);
});

test('finds references by number and by file', () => {
	const text = 'see decisions 3 and 12, Decision 7 and docs/decisions/0002-a-b.md, decisions/4';
	expect(referencesIn(text)).toEqual(['3', '12', '7', '0002-a-b.md', '4']);
});

test('code and documents reference existing records', () => {
	const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
		cwd: root,
		encoding: 'utf8',
	}).split('\n');
	const sources = files.filter(
		(file) =>
			/\.(?:tsx?|mjs|css|md|graphql|ya?ml|conf|vcl)$/.test(file) &&
			!file.includes('/seed/content/') &&
			basename(file) !== 'decisions.test.ts',
	);
	const missing = sources.flatMap((file) =>
		referencesIn(read(file))
			.filter((reference) => !isRecord(reference))
			.map((reference) => `${file}: ${reference}`),
	);
	expect(sources.length).toBeGreaterThan(1000);
	expect(missing).toEqual([]);
});
