import { type LocaleCode, localeCodes } from '@website/contracts/locales';
import { siteLocaleCodes } from '@website/contracts/site-locales';
import type { PayloadRequest } from 'payload';
import type { AnyDocument } from '../../../documents/document-ref.ts';
import { type Words, words } from '../../../platform/i18n/words.ts';
import { limits } from '../../../platform/limits.ts';
import { readStoredDocument, type StoredDocument } from '../../../publication/read-stored.ts';
import {
	documentTexts,
	nodeText,
	passages,
	sourceLanguage,
	stateRows,
	textValues,
} from '../../translations/api.ts';
import { type ChecklistProblem, warning } from './problem.ts';

interface Text {
	path: string;
	text: string;
}

/** The texts of a language that are long enough to be sentences: names, figures and single words are often the same in a translation. */
function sentences(
	{ fields, newest }: Pick<StoredDocument, 'fields' | 'newest'>,
	lang: LocaleCode,
): Text[] {
	return [...textValues(fields, newest, lang)]
		.flatMap(({ path, field, value }) => {
			const texts =
				field.type === 'richText'
					? [...passages(value)].map(({ node }) => nodeText(node))
					: [value];
			return texts.map((text) => ({
				path: path.join('.'),
				text: typeof text === 'string' ? text.trim() : '',
			}));
		})
		.filter(({ text }) => text.split(/\s+/).length >= limits.editing.sentenceWords);
}

const languageName = (language: string, code: LocaleCode) =>
	new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? code;

const sameText = (count: number, source: LocaleCode): Words =>
	count === 1
		? words(
				`One text is the same as in ${languageName('en', source)}.`,
				`Én tekst er den samme som på ${languageName('da', source)}.`,
				`Ein Text ist derselbe wie auf ${languageName('de', source)}.`,
			)
		: words(
				`${count} texts are the same as in ${languageName('en', source)}.`,
				`${count} tekster er de samme som på ${languageName('da', source)}.`,
				`${count} Texte sind dieselben wie auf ${languageName('de', source)}.`,
			);

/**
 * Returns warnings, by language, for sentences of a translation that equal the source language's. Empty if the document does not exist or
 * has no text.
 */
export async function checkSameTexts(
	req: PayloadRequest,
	ref: AnyDocument,
): Promise<Partial<Record<LocaleCode, ChecklistProblem>>> {
	const document = await readStoredDocument(req, ref);
	if (!document) return {};
	const [row] = Object.values(await stateRows(req, ref));
	const recordedSource = localeCodes.find((code) => code === row?.source) ?? null;
	const source = sourceLanguage(documentTexts(document).now, recordedSource);
	if (!source) return {};
	const sourceTexts = new Set(sentences(document, source).map(({ text }) => text));
	const problems: Partial<Record<LocaleCode, ChecklistProblem>> = {};
	for (const lang of siteLocaleCodes()) {
		if (lang === source) continue;
		const untranslated = sentences(document, lang).filter(({ text }) => sourceTexts.has(text));
		const [first] = untranslated;
		if (first) problems[lang] = warning(first.path, sameText(untranslated.length, source));
	}
	return problems;
}
