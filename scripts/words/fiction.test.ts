import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { localeCodes } from '@website/contracts/locales';
import { expect, test } from 'vitest';
import { root } from '../starter/programs.ts';

const folder = join(root, 'apps/backend/src/seed/content');
const footer = 'globals/footer.yaml';

/** Legal pages, which may state that the company is fictional, as the footer does on every page. */
const legal = 'pages/{terms,privacy,data-processing,sub-processors}/*.yaml';

const fiction =
	/\b(?:fictional|fictitious|invented|made[- ]up|none of them exists?|does not exist)\b|(?<!\p{L})(?:erfunden|ausgedacht|fiktiv|opdigte|opfundet|opfandt)|existiert nicht|davon existiert|af dem findes|findes (?:heller )?ikke i virkeligheden/iu;

/** Words for sample data, which product pages must not use; the footer's statement suffices. */
const sample = /\bsample (?:data|positions?)\b|Beispieldaten|eksempeldata/i;

function linesIn(pattern: string | string[], exclude: string[]): string[] {
	return globSync(pattern, { cwd: folder, exclude }).flatMap((file) =>
		readFileSync(join(folder, file), 'utf8')
			.split('\n')
			.map((line) => `${file}: ${line.trim()}`),
	);
}

test('only the footer and the legal pages state that the company is fictional', () => {
	const lines = linesIn('**/*.{md,yaml,vtt}', [footer, legal]);
	expect(lines.length).toBeGreaterThan(5000);
	expect(lines.filter((line) => fiction.test(line))).toEqual([]);
});

test('pages and products do not mention sample data', () => {
	const lines = linesIn('{pages,products,forms,countries}/**/*.yaml', [legal]);
	expect(lines.filter((line) => sample.test(line))).toEqual([]);
});

test('the footer states it in one line in each language', () => {
	const matches = linesIn(footer, []).filter((line) => fiction.test(line));
	expect(matches).toHaveLength(localeCodes.length);
});
