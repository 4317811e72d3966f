import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../starter/programs.ts';

/** British spellings of words in code, alone or as part of an identifier. */
const british = new RegExp(
	[
		'colour|behaviour|favour|neighbour|harbour|honour|centred|licence|artefact|analyse',
		'(?:cancel|travel|model|label)l(?:ed|ing)(?!by)',
		'(?:recogn|organ|summar|normal|serial|sanit|optim|minim|maxim|initial|local|real|util|custom|author|categor)is(?:e|ing|ation)',
		'(?:priorit|raster|token|capital|final|general|special|synchron)is(?:e|ing|ation)',
	].join('|'),
	'i',
);

const linesOf = (files: string[]) =>
	files.flatMap((file) =>
		readFileSync(join(root, file), 'utf8')
			.split('\n')
			.map((text) => ({ file, text })),
	);

/** Lines of code. Texts for visitors are excluded; they are in files named after their language. */
const lines = linesOf(
	globSync(['{apps,packages,scripts,e2e,bench}/**/*.{ts,tsx,mts,mjs,css}'], {
		cwd: root,
		exclude: ['**/{node_modules,build,generated,.next,.react-router}/**', '**/seed/content/**'],
	}).filter((file) => !/(?:\/(?:en|da|de)\.ts|words\/spelling\.test\.ts)$/.test(file)),
);

/** American spellings of words in texts for visitors. */
const american =
	/\b(colors?|neighbors?|favorites?|behaviors?|harbors?|honor(s|ed)?|canceled|labeled|(recogn|organ|summar|personal|optim|custom|real|util|minim|maxim|serial|categor)iz(e|es|ed|ing|able|ation))\b/i;

/** Names from libraries. */
const foreign = /JobCancelledError/g;

const findMatches = (pattern: RegExp, read = lines) =>
	read
		.filter(({ text }) => pattern.test(text.replace(foreign, '')))
		.map(({ file, text }) => `${file}: ${text.trim()}`);

test('code uses American spelling, like web APIs: color, behavior, normalize', () => {
	expect(lines.length).toBeGreaterThan(20_000);
	expect(findMatches(british)).toEqual([]);
});

test('texts for visitors use British spelling: colour, cancelled, recognise', () => {
	const visitors = linesOf(
		globSync(['apps/backend/src/seed/content/**/en.{md,yaml}', 'apps/site/app/**/en.ts'], {
			cwd: root,
		}),
	);
	expect(visitors.length).toBeGreaterThan(4_000);
	expect(findMatches(american, visitors)).toEqual([]);
});
