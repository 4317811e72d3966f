import { isLocaleCode, type LocaleCode } from '@website/contracts/locales';
import { siteLocaleCodes } from '@website/contracts/site-locales';
import { type PayloadRequest, ValidationError } from 'payload';
import { readDocument, titleFieldOf } from '../../documents/document.ts';
import type { DocumentRef } from '../../documents/document-ref.ts';
import { languageName, translator, type Words } from '../../platform/i18n/words.ts';
import { publishedLocales } from '../../publication/publication.ts';
import { skipsSideEffects } from '../revalidation/api.ts';
import { checkData, hasSlugOrTitle, missingTitleErrors } from './checks/check-document.ts';
import { checkRemovedAddress } from './checks/check-removed-address.ts';
import type { ChecklistProblem } from './checks/problem.ts';

/**
 * Throws a validation error if a document has errors in a locale that is being published, for forms, REST and scheduled publishing alike.
 * Drafts and imports of demo content are not checked. `data` is the document as it will be saved, in the request's locale.
 */
export async function rejectErrors(
	req: PayloadRequest,
	target: DocumentRef | { kind: 'new'; slug: string },
	data: Record<string, unknown>,
): Promise<void> {
	const published = publishedLocales(req, target.slug);
	if (skipsSideEffects(req) || published.length === 0) return;
	const requestLocale = isLocaleCode(req.locale) ? req.locale : null;
	const isNew = target.kind === 'new';
	const ref: DocumentRef = isNew
		? { kind: 'collection', slug: collectionOf(req, target.slug), id: 0 }
		: target;
	const titleField = titleFieldOf(req.payload, ref);
	const languages: { lang: LocaleCode; exists: boolean; problems: ChecklistProblem[] }[] = [];
	for (const lang of siteLocaleCodes()) {
		const isRequestLocale = lang === requestLocale;
		if (isNew && !isRequestLocale) continue;
		const document = isRequestLocale ? data : await readDocument(req, ref, lang, true);
		if (!document) continue;
		const exists = hasSlugOrTitle(document, titleField);
		const isPublished = published.includes(lang);
		const problems = [
			...(isPublished && !isNew ? await checkRemovedAddress(req, target, document, lang) : []),
			...(isPublished && exists ? await checkData(req, ref, document, lang) : []),
		];
		languages.push({ lang, exists, problems });
	}
	const titleErrors = missingTitleErrors(target.slug, titleField, languages);
	const errors = [...languages, { lang: requestLocale, problems: titleErrors }].flatMap(
		({ lang, problems }) =>
			problems
				.filter(({ level }) => level === 'error')
				.map(({ path, message }) => ({
					path,
					message: withLanguage(req, lang === requestLocale ? null : lang, message),
				})),
	);
	if (errors.length > 0) throw new ValidationError({ errors, req });
}

/** The message, prefixed with the name of its language unless `lang` is null. */
const withLanguage = (req: PayloadRequest, lang: LocaleCode | null, message: Words): string =>
	lang === null
		? translator(req)(message)
		: `${languageName(lang, req.i18n.language)}: ${translator(req)(message)}`;

function collectionOf({ payload }: PayloadRequest, slug: string) {
	const collection = payload.config.collections.find((config) => config.slug === slug);
	if (!collection) throw new Error(`There is no collection ${slug}`);
	return collection.slug;
}
