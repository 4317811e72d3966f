import { expect, test } from '@playwright/test';
import { languages } from '../support/languages.ts';
import { fetchPages } from './fetch-pages.ts';

// These tests read the server's responses without a browser.

/** The values of React Router's stream: each text, list and object once. Members are indexes of this list, negative for no value. */
function hydrationData(html: string): unknown[] {
	const chunk = /streamController\.enqueue\(("(?:[^"\\]|\\.)*")\)/.exec(html)?.[1];
	expect(chunk).toBeDefined();
	return JSON.parse(JSON.parse(chunk ?? '').split('\n')[0]);
}

/** Texts, lists and objects that occur more than once. Lists and objects consist of indexes, so equal ones have equal JSON. */
function duplicates(data: readonly unknown[]): string[] {
	const jsonTexts = new Set<string>();
	return data.flatMap((part) => {
		const text = JSON.stringify(part);
		if (!jsonTexts.has(text)) {
			jsonTexts.add(text);
			return [];
		}
		return [text];
	});
}

for (const language of languages) {
	test(`the hydration data of each page in ${language.code} contains each value once`, async ({
		request,
	}) => {
		const faults: string[] = [];
		for (const [path, html] of await fetchPages(request, language)) {
			const data = hydrationData(html);
			faults.push(...duplicates(data).map((part) => `${path} has twice: ${part}`));
			if (data.includes('translated') && data.some((part) => isSlugOfTranslation(part, data)))
				faults.push(`${path} has slugs in addition to the URLs that contain them`);
		}
		expect(faults).toEqual([]);
	});
}

/** True for an object with the fields `slug`, `locale` and `parent`: a slug in another language instead of a URL. */
function isSlugOfTranslation(part: unknown, data: readonly unknown[]): boolean {
	if (typeof part !== 'object' || part === null || Array.isArray(part)) return false;
	const names = Object.keys(part).map((key) => data[Number(key.slice(1))]);
	return names.length === 3 && ['slug', 'locale', 'parent'].every((name) => names.includes(name));
}
