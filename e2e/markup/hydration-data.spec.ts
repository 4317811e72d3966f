import { expect, test } from '@playwright/test';
import { languages } from '../support/languages.ts';
import { readPages } from './read-pages.ts';

// No `page`, so no browser: these read what the server sends.

/** What React Router's stream writes: each text, list and object once, members by their places in the list, negative for no value. */
function hydrationData(html: string): unknown[] {
	const chunk = /streamController\.enqueue\(("(?:[^"\\]|\\.)*")\)/.exec(html)?.[1];
	expect(chunk).toBeDefined();
	return JSON.parse(JSON.parse(chunk ?? '').split('\n')[0]);
}

/** Texts, lists and objects that are there more than once. Lists hold places, so do objects: equal ones look the same. */
function doubles(data: readonly unknown[]): string[] {
	const seen = new Set<string>();
	return data.flatMap((part) => {
		const text = JSON.stringify(part);
		if (!seen.has(text)) {
			seen.add(text);
			return [];
		}
		return [text];
	});
}

for (const language of languages) {
	test(`the hydration data of each page in ${language.code} carries each fact once`, async ({
		request,
	}) => {
		const faults: string[] = [];
		for (const [address, html] of await readPages(request, language)) {
			const data = hydrationData(html);
			faults.push(...doubles(data).map((part) => `${address} has twice: ${part}`));
			if (data.includes('translated') && data.some((part) => isSlugOfTranslation(part, data)))
				faults.push(`${address} has slugs beside the addresses they are part of`);
		}
		expect(faults).toEqual([]);
	});
}

/** Whether a part is an object with the one field that a slug in another language has and an address has not. */
function isSlugOfTranslation(part: unknown, data: readonly unknown[]): boolean {
	if (typeof part !== 'object' || part === null || Array.isArray(part)) return false;
	const names = Object.keys(part).map((place) => data[Number(place.slice(1))]);
	return names.length === 3 && ['slug', 'locale', 'parent'].every((name) => names.includes(name));
}
