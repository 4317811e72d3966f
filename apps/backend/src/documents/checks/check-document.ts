import type { LocaleCode } from '@website/contracts/locales';
import { siteLocaleCodes } from '@website/contracts/site-locales';
import type { PayloadRequest } from 'payload';
import { isAddressed } from '../../content/entities.ts';
import { configOf, readDocument, titleFieldOf } from '../document.ts';
import type { DocumentRef } from '../document-ref.ts';
import { documentKey } from '../document-ref.ts';
import { checkAddress } from './check-address.ts';
import { checkElements } from './check-elements.ts';
import { checkEmpty } from './check-empty.ts';
import { checkReview } from './check-review.ts';
import { checkSameTexts } from './check-same-text.ts';
import { checkTargets } from './check-targets.ts';
import { checkHead, checkHeadings, untitled } from './check-texts.ts';
import { lostAddress } from './lost-address.ts';
import type { ChecklistProblem } from './problem.ts';

/** What is wrong in one language of a document that is about to be published; `data` is its content in that language. */
export async function checkData(
	req: PayloadRequest,
	holder: DocumentRef,
	data: Record<string, unknown>,
	lang: LocaleCode,
): Promise<ChecklistProblem[]> {
	const config = configOf(req.payload, holder);
	const titleField = titleFieldOf(req.payload, holder);
	const problems = [
		...checkEmpty(config.fields, data),
		...(titleField ? checkHead(titleField, data) : []),
		...(await checkAddress(req, holder, data, lang)),
		...checkElements(config.fields, data),
		...checkHeadings(config.fields, data),
		...(await checkTargets(req, config.fields, data, lang, documentKey(holder))),
	];
	return problems.toSorted(
		(one, other) => Number(one.level > other.level) - Number(one.level < other.level),
	);
}

/** Whether a document has a version in a language: those with addresses by their slug, others where they have a title. */
export const existsIn = (
	data: Record<string, unknown>,
	titleField: string | undefined,
): boolean => {
	const sign = 'slug' in data ? data.slug : titleField ? data[titleField] : true;
	return sign !== null && sign !== undefined && sign !== '';
};

export interface LanguageProblems {
	lang: LocaleCode;
	/** False where the document has no address (or title) in the language: it is not published there, and only the loss of a published address is an error. */
	exists: boolean;
	problems: ChecklistProblem[];
}

/** What is said of a document without a title in any language: it would be published for nobody. Those with addresses are published by these. */
export const shownNowhere = (
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

/** The checklist of a stored document's newest version, language by language; null when there is none. */
export async function checkStored(
	req: PayloadRequest,
	holder: DocumentRef,
): Promise<LanguageProblems[] | null> {
	const titleField = titleFieldOf(req.payload, holder);
	const { comments } = await checkReview(req, documentKey(holder));
	const sameTexts = await checkSameTexts(req, holder);
	const byLanguage: LanguageProblems[] = [];
	for (const lang of siteLocaleCodes()) {
		const data = await readDocument(req, holder, lang, true);
		if (!data) return null;
		const exists = existsIn(data, titleField);
		const problems = [
			...(await lostAddress(req, holder, data, lang)),
			...(exists ? await checkData(req, holder, data, lang) : []),
			...(exists ? [sameTexts[lang] ?? []].flat() : []),
			...comments.flatMap((comment) => (comment.lang === lang ? comment.problem : [])),
		];
		byLanguage.push({ lang, exists, problems });
	}
	const [first, ...others] = byLanguage;
	const nowhere = shownNowhere(holder.slug, titleField, byLanguage);
	return first && nowhere.length > 0 ? [{ ...first, problems: nowhere }, ...others] : byLanguage;
}
