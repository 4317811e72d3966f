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

/** Words by their keys, such as `general:save`. */
function wordsOf(tree: unknown, place = ''): Map<string, string> {
	const texts = new Map<string, string>();
	for (const [key, value] of Object.entries(isRecord(tree) ? tree : {})) {
		const here = place === '' ? key : `${place}:${key}`;
		if (typeof value === 'string') texts.set(here, value);
		else for (const [inner, text] of wordsOf(value, here)) texts.set(inner, text);
	}
	return texts;
}

/** All words of Payload and its editor of texts in a language, ours over them. */
function all(code: 'da' | 'de' | 'en'): Map<string, string> {
	const own: Record<string, unknown> = { ...sanitizedConfig.i18n.translations };
	return new Map([...wordsOf(adminLanguages[code].translations), ...wordsOf(own[code])]);
}

/** The program's own words, from the calls of `words(…)` with three plain texts. */
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

/** Words that both languages have, and the dash for none. */
const alike = {
	da: /^(Filter|Import|Layout|Menu|Type|Status|Version|Link|Upload|E-mail|–)$/,
	de: /^(Block|Name|Export|Filter|Layout|Status|Version|Link|Upload|Widgets?|–)$/,
};

/** What gives a translating machine away, and other words for what our screens have one word for. */
const foreign = {
	da: /lokalitet|lokal(?!e|i)\b|skraldespand|udkast|offentliggør|(af|u)publi|succesfuld|succes\b|venligst|(?<![{\w-])email|uautoriseret|kun-læs|dashboard|widget|kontrolpanel|browse\b|affald|\bHar du|forhold|anmodet|genindeksér|\bLogin [bf]/i,
	de: /(?<!\p{L})(du|dich|dir|dein(e[mnrs]?)?|gib|wähle|ziehe|setze|beginne|bearbeite|entferne|überprüfe|speichere|klicke|bist)(?!\p{L})|publizier|unveröff|Paragraph|\bLokal/iu,
};

const gaps = (text: string): string[] =>
	[...new Set([...text.matchAll(/\{\{\w+\}\}|<\/?\d>/g)].map(String))].sort();

it('the program’s own words are found', () => {
	expect(ownWords().length).toBeGreaterThan(500);
});

describe.each(['da', 'de'] as const)('words of the interface in %s', (code) => {
	it('are said by Payload or by us, and are not the English ones', () => {
		const texts = all(code);
		const untranslated = [...all('en')].filter(([key, english]) => {
			const own = texts.get(key);
			return own === undefined || (own === english && !alike[code].test(english));
		});
		expect(untranslated.map(([key, english]) => `${key}: ${english}`)).toEqual([]);
	});

	it('are a native’s, one for each thing', () => {
		const texts = [...all(code), ...ownWords().map((own) => [own.en, own[code]] as const)];
		expect(texts.filter(([, text]) => foreign[code].test(text))).toEqual([]);
	});

	it('have the gaps of the English ones, and about their length', () => {
		const texts = all(code);
		const odd = [...all('en')].filter(([key, english]) => {
			const own = texts.get(key) ?? '';
			const hasOtherGaps = gaps(own).join() !== gaps(english).join();
			const hasOneQuote = own.split('"').length % 2 === 0;
			return hasOtherGaps || hasOneQuote || own.length > english.length * 2.5 + 20;
		});
		expect(odd.map(([key]) => `${key}: ${texts.get(key)}`)).toEqual([]);
	});

	it('that are ours stand in the place of Payload’s, which are others', () => {
		const payloads = wordsOf(adminLanguages[code].translations);
		const needless = [...wordsOf(payloadWords[code])].filter(([key, text]) => {
			const isOwn = key.startsWith('site:') || key.startsWith('lexical:');
			return !isOwn && (!payloads.has(key) || payloads.get(key) === text);
		});
		expect(needless).toEqual([]);
	});
});

it('Danish names of things begin what is said or stand behind a colon or in quotes, as capitals stand nowhere else', () => {
	const within = [...all('da')].filter(
		// The number of selected rows is said without a name; what a list adds is named in small letters (`admin-ui/rows.ts`).
		([key, text]) =>
			key !== 'general:selectedCount' &&
			key !== 'fields:addLabel' &&
			/(?<!^(<\d>)?|: (<\d>)?|")\{\{(label|entityLabel)\}\}/.test(text),
	);
	expect(within).toEqual([]);
});

it('our own words of more than one word are translated', () => {
	const untranslated = ownWords().filter(
		({ en, da, de }) => /\p{L}{3,} \p{L}{3,}/u.test(en) && (en === da || en === de),
	);
	expect(untranslated).toEqual([]);
});
