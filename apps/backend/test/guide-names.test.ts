import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { adminLanguages } from '../src/platform/i18n/admin-languages.ts';
import { payloadWords } from '../src/plugins/admin-ui/payload-words.ts';

const root = join(import.meta.dirname, '../../..');
const guide = readFileSync(join(root, 'docs/editors-guide.md'), 'utf8');

/** Italic texts of the guide that are not names in the interface: words of its table of rights, a term that it explains, examples. */
const otherNames = new Set([
	...['Own', 'In their languages', 'publish'],
	...['source', 'About us (English)', '[Heading]', 'API'],
]);

/** The English texts of the custom screens: the first argument of each `words(…)`. */
function ownWords(): string[] {
	return globSync(join(root, 'apps/backend/src/**/*.{ts,tsx}')).flatMap((file) => {
		const source = readFileSync(file, 'utf8');
		return [...source.matchAll(/\bwords\(\s*(['"`])((?:\\.|(?!\1).)*)\1/gs)].map(
			([, , text = '']) => text.replace(/\\(.)/g, '$1'),
		);
	});
}

function* texts(words: unknown): Generator<string> {
	if (typeof words === 'string') yield words;
	else if (typeof words === 'object' && words !== null)
		for (const value of Object.values(words)) yield* texts(value);
}

/** A label as it is written in a sentence: without a note in brackets, the ellipsis of a button, and placeholders. */
const normalizeLabel = (text: string) =>
	text
		.replace(/\{\{?\w+\}?\}|\$\{[^}]*\}/g, '')
		.replace(/ \([^)]*\)$/u, '')
		.replace(/^[\s,]+|[\s…:.]+$/gu, '')
		.replace(/\s+/g, ' ')
		.trim();

it('every name in the editors’ guide is a name in the interface', () => {
	const names = new Set(
		[...ownWords(), ...texts(payloadWords.en), ...texts(adminLanguages.en.translations)].map(
			normalizeLabel,
		),
	);
	const guideNames = [...guide.matchAll(/(?<![\w`/])_([^_\n]+(?:\n[^_\n]+)?)_(?![\w`])/g)].map(
		([, name = '']) => name,
	);
	expect(guideNames.length).toBeGreaterThan(100);
	const unknown = guideNames.filter(
		(name) => !names.has(normalizeLabel(name)) && !otherNames.has(name),
	);
	expect([...new Set(unknown)]).toEqual([]);
});
