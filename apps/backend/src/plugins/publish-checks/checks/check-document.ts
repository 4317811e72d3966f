import { isAddressed } from '@website/contracts/entities';
import type { LocaleCode } from '@website/contracts/locales';
import { siteLocaleCodes } from '@website/contracts/site-locales';
import type { PayloadRequest } from 'payload';
import { slugProblem } from '../../../content/addresses/slug-problem.ts';
import { configOf, titleFieldOf } from '../../../documents/document.ts';
import { type DocumentRef, documentKey } from '../../../documents/document-ref.ts';
import { contentFields } from '../../../publication/live.ts';
import { inLocale } from '../../../publication/locale-values.ts';
import type { StoredDocument } from '../../../publication/read-stored.ts';
import { checkElements, checkEmpty } from './check-elements.ts';
import { checkRemovedAddress } from './check-removed-address.ts';
import { checkTargets } from './check-targets.ts';
import { checkHead, checkHeadings, checkPlaceholders, untitled } from './check-texts.ts';
import { checkTranslations } from './check-translations.ts';
import { type ChecklistProblem, error, type ProblemSection, sectionAt } from './problem.ts';

/** Returns an error if another document has the slug in this language, or if no document may have it. */
async function checkAddress(
	req: PayloadRequest,
	ref: DocumentRef,
	data: Record<string, unknown>,
	lang: LocaleCode,
): Promise<ChecklistProblem[]> {
	if (ref.kind === 'global' || !isAddressed(ref.slug)) return [];
	if (typeof data.slug !== 'string' || data.slug === '') return [];
	const context = { id: ref.id, data };
	const problem = await slugProblem(req, ref.slug, data.slug, context, lang);
	return problem ? [error('slug', problem)] : [];
}

/** The checklist problems of a document in one language, errors first; `data` is its content in that language. */
export async function checkData(
	req: PayloadRequest,
	ref: DocumentRef,
	data: Record<string, unknown>,
	lang: LocaleCode,
): Promise<ChecklistProblem[]> {
	const config = configOf(req.payload, ref);
	const titleField = titleFieldOf(req.payload, ref);
	const problems = [
		...checkEmpty(config.fields, data),
		...(titleField ? checkHead(titleField, data) : []),
		...(await checkAddress(req, ref, data, lang)),
		...checkElements(config.fields, data),
		...checkHeadings(config.fields, data),
		...checkPlaceholders(config.fields, data),
		...(await checkTargets(req, config.fields, data, lang, documentKey(ref))),
	];
	return problems.toSorted(
		(one, other) => Number(one.level > other.level) - Number(one.level < other.level),
	);
}

/**
 * Whether a document exists in a language: it has a slug or, without a slug field, a title. A document with neither field always exists.
 */
export const hasSlugOrTitle = (
	data: Record<string, unknown>,
	titleField: string | undefined,
): boolean => {
	const value = 'slug' in data ? data.slug : titleField ? data[titleField] : true;
	return value !== null && value !== undefined && value !== '';
};

export interface LanguageProblems {
	lang: LocaleCode;
	/** False without a slug (or title) in the language: it is not published there, and only losing a published address is an error. */
	exists: boolean;
	/** A translation in which texts are missing. */
	incomplete: boolean;
	problems: (ChecklistProblem & { section: ProblemSection | null })[];
}

/**
 * The error for a document without a title in any language, which would be published in no language. Documents with slugs need no title for
 * that.
 */
export const missingTitleErrors = (
	slug: string,
	titleField: string | undefined,
	languages: readonly { exists: boolean }[],
): ChecklistProblem[] =>
	titleField &&
	!isAddressed(slug) &&
	languages.length > 0 &&
	languages.every(({ exists }) => !exists)
		? [untitled(titleField)]
		: [];

/** The checklist of a document's newest version, by language. */
export async function checkDocument(
	req: PayloadRequest,
	ref: DocumentRef,
	stored: StoredDocument,
): Promise<LanguageProblems[]> {
	const { fields, flattenedFields, newest } = stored;
	const titleField = titleFieldOf(req.payload, ref);
	const translations = await checkTranslations(req, ref, stored);
	const byLanguage: LanguageProblems[] = [];
	for (const lang of siteLocaleCodes()) {
		const data = inLocale(contentFields(flattenedFields), newest, lang);
		const exists = hasSlugOrTitle(data, titleField);
		const translation = exists ? translations[lang] : undefined;
		const problems = [
			...(await checkRemovedAddress(req, ref, data, lang)),
			...(exists ? await checkData(req, ref, data, lang) : []),
			...(translation?.problems ?? []),
		];
		byLanguage.push({
			lang,
			exists,
			incomplete: translation?.incomplete ?? false,
			problems: problems.map((each) => ({
				...each,
				section: sectionAt(fields, data, each.path),
			})),
		});
	}
	const [first, ...others] = byLanguage;
	const missingTitle = missingTitleErrors(ref.slug, titleField, byLanguage);
	return first && missingTitle.length > 0
		? [{ ...first, problems: missingTitle.map((each) => ({ ...each, section: null })) }, ...others]
		: byLanguage;
}
