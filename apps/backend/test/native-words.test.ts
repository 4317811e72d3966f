import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SanitizedConfig } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import config from '../src/payload.config.ts';
import { adminLanguages } from '../src/platform/i18n/admin-languages.ts';
import { payloadWords } from '../src/plugins/admin-ui/payload-words/index.ts';

let sanitizedConfig: SanitizedConfig;
beforeAll(async () => {
	sanitizedConfig = await config;
});

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

/** All translations of Payload and its rich text editor in a language, overridden by ours. */
function allTexts(code: 'da' | 'de' | 'en'): Map<string, string> {
	const overrides: Record<string, unknown> = { ...sanitizedConfig.i18n.translations };
	return new Map([...wordsOf(adminLanguages[code].translations), ...wordsOf(overrides[code])]);
}

/** Our own translations: the calls of `words(…)` with three plain strings. */
function ownWords(): { en: string; da: string; de: string }[] {
	const text = String.raw`\s*(['"\x60])((?:\\.|(?!\%).)*)\%\s*,?`;
	const call = new RegExp(
		String.raw`\bwords\(${[1, 3, 5].map((group) => text.replaceAll('%', String(group))).join('')}`,
		'gs',
	);
	return globSync(join(import.meta.dirname, '../src/**/*.{ts,tsx}')).flatMap((file) =>
		[...readFileSync(file, 'utf8').matchAll(call)].map(([, , en = '', , da = '', , de = '']) => ({
			en,
			da,
			de,
		})),
	);
}

/** Words that are the same in English, and the dash for an empty value. */
const sameAsEnglish = {
	da: /^(Filter|Import|Layout|Menu|Type|Status|Version|Link|Upload|E-mail|–)$/,
	de: /^(Block|Name|Export|Filter|Layout|Status|Version|Link|Upload|Widgets?|–)$/,
};

/** Typical machine translations, and synonyms of terms for which our screens use one word. */
const unidiomatic = {
	da: /lokalitet|lokal(?!e|i)\b|skraldespand|udkast|offentliggør|(af|u)publi|succesfuld|succes\b|venligst|(?<![{\w-])email|uautoriseret|kun-læs|dashboard|widget|kontrolpanel|browse\b|affald|\bHar du|forhold|anmodet|genindeksér|\bLogin [bf]/i,
	de: /(?<!\p{L})(du|dich|dir|dein(e[mnrs]?)?|gib|wähle|ziehe|setze|beginne|bearbeite|entferne|überprüfe|speichere|klicke|bist)(?!\p{L})|publizier|unveröff|Paragraph|\bLokal/iu,
};

const placeholders = (text: string): string[] =>
	[...new Set([...text.matchAll(/\{\{\w+\}\}|<\/?\d>/g)].map(String))].sort();

it('finds our own translations', () => {
	expect(ownWords().length).toBeGreaterThan(500);
});

describe.each(['da', 'de'] as const)('interface texts in %s', (code) => {
	it('are translated and differ from English', () => {
		const texts = allTexts(code);
		const untranslated = [...allTexts('en')].filter(([key, english]) => {
			const translation = texts.get(key);
			return (
				translation === undefined || (translation === english && !sameAsEnglish[code].test(english))
			);
		});
		expect(untranslated.map(([key, english]) => `${key}: ${english}`)).toEqual([]);
	});

	it('are idiomatic and use one term per concept', () => {
		const texts = [
			...allTexts(code),
			...ownWords().map((translation) => [translation.en, translation[code]] as const),
		];
		expect(texts.filter(([, text]) => unidiomatic[code].test(text))).toEqual([]);
	});

	it('have the same placeholders as in English and a similar length', () => {
		const texts = allTexts(code);
		const mismatches = [...allTexts('en')].filter(([key, english]) => {
			const translation = texts.get(key) ?? '';
			const hasOtherPlaceholders =
				placeholders(translation).join() !== placeholders(english).join();
			const hasOneQuote = translation.split('"').length % 2 === 0;
			return hasOtherPlaceholders || hasOneQuote || translation.length > english.length * 2.5 + 20;
		});
		expect(mismatches.map(([key]) => `${key}: ${texts.get(key)}`)).toEqual([]);
	});

	it('override only keys that Payload has, with different texts', () => {
		const original = wordsOf(adminLanguages[code].translations);
		const unnecessary = [...wordsOf(payloadWords[code])].filter(([key, text]) => {
			const isOwn = key.startsWith('site:') || key.startsWith('lexical:');
			return !isOwn && (!original.has(key) || original.get(key) === text);
		});
		expect(unnecessary).toEqual([]);
	});
});

it('Danish labels are only at the start of a text, after a colon or in quotes, because they begin with a capital', () => {
	const violations = [...allTexts('da')].filter(
		// The number of selected rows has no label. The label of an added row is in lower case (`admin-ui/rows.ts`).
		([key, text]) =>
			key !== 'general:selectedCount' &&
			key !== 'fields:addLabel' &&
			/(?<!^(<\d>)?|: (<\d>)?|")\{\{(label|entityLabel)\}\}/.test(text),
	);
	expect(violations).toEqual([]);
});

it('our own texts of several words are translated', () => {
	const untranslated = ownWords().filter(
		({ en, da, de }) => /\p{L}{3,} \p{L}{3,}/u.test(en) && (en === da || en === de),
	);
	expect(untranslated).toEqual([]);
});
