import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { LocaleCode } from '@website/contracts/locales';
import { expect, test } from 'vitest';
import { root } from '../starter/programs.ts';

const folder = join(root, 'apps/backend/src/seed/content/pages');
const quote = /^\s*- quote: (.*)\n\s*author: (.*)\n\s*company: (.*)$/gm;

/** The companies and pages of each quote that is used more than once. */
function repeatedQuotes(language: LocaleCode): string[] {
	const pages = new Map<string, string[]>();
	for (const file of globSync(`*/${language}.yaml`, { cwd: folder }).sort()) {
		for (const [, words, author, company] of readFileSync(join(folder, file), 'utf8').matchAll(
			quote,
		)) {
			const quote = `${words} – ${author}, ${company}`;
			pages.set(quote, [...(pages.get(quote) ?? []), `${company}: ${dirname(file)}`]);
		}
	}
	return [...pages.values()]
		.filter(({ length }) => length > 1)
		.map((places) => places.join(' and '))
		.sort();
}

test.each(['da', 'de'] as const)(
	'quotes repeated in English are repeated on the same pages in %s',
	(language) => {
		const englishQuotes = repeatedQuotes('en');
		expect(englishQuotes.length).toBeGreaterThan(1);
		expect(repeatedQuotes(language)).toEqual(englishQuotes);
	},
);
