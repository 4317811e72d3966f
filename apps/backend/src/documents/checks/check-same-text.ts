import { type LocaleCode, localeCodes } from '@website/contracts/locales';
import { siteLocaleCodes } from '@website/contracts/site-locales';
import type { PayloadRequest } from 'payload';
import { type Words, words } from '../../platform/i18n/words.ts';
import { limits } from '../../platform/limits.ts';
import type { AnyDocument } from '../document-ref.ts';
import { readStored, type Stored } from '../publication/read-stored.ts';
import { passages, wordsOf } from '../texts/rich-text.ts';
import { textPlaces } from '../texts/visit.ts';
import { wordsNow } from '../translation-states/read-now.ts';
import { recordedRows } from '../translation-states/record.ts';
import { sourceLanguage } from '../translation-states/rule.ts';
import { type ChecklistProblem, warning } from './problem.ts';

interface Text {
	path: string;
	text: string;
}

/** The texts of a language that are long enough to be sentences: names, figures and single words may well be the same. */
function sentences(
	{ fields, newest }: Pick<Stored, 'fields' | 'newest'>,
	lang: LocaleCode,
): Text[] {
	return [...textPlaces(fields, newest, lang)]
		.flatMap(({ path, field, value }) => {
			const texts =
				field.type === 'richText' ? [...passages(value)].map(({ node }) => wordsOf(node)) : [value];
			return texts.map((text) => ({
				path: path.join('.'),
				text: typeof text === 'string' ? text.trim() : '',
			}));
		})
		.filter(({ text }) => text.split(/\s+/).length >= limits.editing.sentenceWords);
}

const nameIn = (language: string, code: LocaleCode) =>
	new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? code;

const sameText = (count: number, source: LocaleCode): Words =>
	count === 1
		? words(
				`One text is the same as in ${nameIn('en', source)}.`,
				`Én tekst er den samme som på ${nameIn('da', source)}.`,
				`Ein Text ist derselbe wie auf ${nameIn('de', source)}.`,
			)
		: words(
				`${count} texts are the same as in ${nameIn('en', source)}.`,
				`${count} tekster er de samme som på ${nameIn('da', source)}.`,
				`${count} Texte sind dieselben wie auf ${nameIn('de', source)}.`,
			);

/**
 * Warnings for sentences of a translation that are those of the source language, by language. None where a document is gone or has
 * no words.
 */
export async function checkSameTexts(
	req: PayloadRequest,
	ref: AnyDocument,
): Promise<Partial<Record<LocaleCode, ChecklistProblem>>> {
	const document = await readStored(req, ref);
	if (!document) return {};
	const [row] = Object.values(await recordedRows(req, ref));
	const recorded = localeCodes.find((code) => code === row?.source) ?? null;
	const source = sourceLanguage(wordsNow(document).now, recorded);
	if (!source) return {};
	const original = new Set(sentences(document, source).map(({ text }) => text));
	const problems: Partial<Record<LocaleCode, ChecklistProblem>> = {};
	for (const lang of siteLocaleCodes()) {
		if (lang === source) continue;
		const same = sentences(document, lang).filter(({ text }) => original.has(text));
		const [first] = same;
		if (first) problems[lang] = warning(first.path, sameText(same.length, source));
	}
	return problems;
}
