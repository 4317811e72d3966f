import { describe, expect, it } from 'vitest';
import { adminLanguages } from '../src/platform/i18n/admin-languages.ts';
import { payloadWords } from '../src/plugins/admin-ui/payload-words.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

/** Translations by their keys, such as `general:save`. */
function wordsOf(tree: unknown, place = ''): Map<string, string> {
	const texts = new Map<string, string>();
	for (const [key, value] of Object.entries(isRecord(tree) ? tree : {})) {
		const path = place === '' ? key : `${place}:${key}`;
		if (typeof value === 'string') texts.set(path, value);
		else for (const [inner, text] of wordsOf(value, path)) texts.set(inner, text);
	}
	return texts;
}

const placeholders = (text: string): string[] =>
	[...new Set([...text.matchAll(/\{\{\w+\}\}|<\/?\d>/g)].map(String))].sort();

describe.each(['da', 'de'] as const)('interface texts in %s', (code) => {
	it('have the same placeholders as in English', () => {
		const english = wordsOf(adminLanguages.en.translations);
		const mismatches = [...wordsOf({ ...payloadWords[code], site: {} })].filter(
			([key, text]) =>
				placeholders(text).join() !==
				placeholders(wordsOf(payloadWords.en).get(key) ?? english.get(key) ?? '').join(),
		);
		expect(mismatches).toEqual([]);
	});

	it('override only keys that Payload has, with different texts', () => {
		const original = wordsOf(adminLanguages[code].translations);
		const unnecessary = [...wordsOf(payloadWords[code])].filter(([key, text]) => {
			const isOwn = key.startsWith('site:');
			return !isOwn && (!original.has(key) || original.get(key) === text);
		});
		expect(unnecessary).toEqual([]);
	});
});
