import type { LocaleCode } from '@website/contracts/locales';
import { siteLocaleCodes } from '@website/contracts/site-locales';
import type { PayloadRequest } from 'payload';
import type { AnyDocument } from '../../../documents/document-ref.ts';
import { countWords, plural } from '../../../platform/i18n/plural.ts';
import { type Words, words } from '../../../platform/i18n/words.ts';
import { limits } from '../../../platform/limits.ts';
import type { StoredDocument } from '../../../publication/read-stored.ts';
import { nodeText, passages, textValues, translationProgress } from '../../translations/api.ts';
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
	countWords(
		plural(
			words(
				'{count} text is the same as in {language}.',
				'{count} tekst er den samme som på {language}.',
				'{count} Text ist derselbe wie auf {language}.',
			),
			words(
				'{count} texts are the same as in {language}.',
				'{count} tekster er de samme som på {language}.',
				'{count} Texte sind dieselben wie auf {language}.',
			),
		),
		count,
		(language) => ({ language: languageName(language, source) }),
	);

const untranslated = ({ done, all }: { done: number; all: number }): Words =>
	words(
		'{done} of {all} texts translated. What has no text is left out.',
		'{done} af {all} tekster er oversat. Det, der ingen tekst har, udelades.',
		'{done} von {all} Texten übersetzt. Was keinen Text hat, wird weggelassen.',
		{ done, all },
	);

/**
 * Returns warnings, by language, for missing texts of a translation, and for sentences that equal the source language's. Empty if the
 * document has no text.
 */
export async function checkTranslations(
	req: PayloadRequest,
	ref: AnyDocument,
	document: StoredDocument,
): Promise<Partial<Record<LocaleCode, { incomplete: boolean; problems: ChecklistProblem[] }>>> {
	const { source, incomplete } = await translationProgress(req, ref, document);
	if (!source) return {};
	const sourceTexts = new Set(sentences(document, source).map(({ text }) => text));
	const result: Awaited<ReturnType<typeof checkTranslations>> = {};
	for (const lang of siteLocaleCodes()) {
		if (lang === source) continue;
		const same = sentences(document, lang).filter(({ text }) => sourceTexts.has(text));
		const [first] = same;
		const progress = incomplete[lang];
		const problems = [
			...(progress ? [warning('', untranslated(progress))] : []),
			...(first ? [warning(first.path, sameText(same.length, source))] : []),
		];
		result[lang] = { incomplete: progress !== undefined, problems };
	}
	return result;
}
