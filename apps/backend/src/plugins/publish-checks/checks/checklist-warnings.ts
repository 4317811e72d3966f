import type { LocaleCode } from '@website/contracts/locales';
import type { PayloadRequest } from 'payload';
import type { DocumentRef } from '../../../documents/document-ref.ts';
import { documentKey } from '../../../documents/document-ref.ts';
import { translator } from '../../../platform/i18n/translator.ts';
import { checkDocument } from './check-document.ts';
import { checkReview } from './check-review.ts';

/** A checklist warning, in the language of the request. */
export interface ChecklistWarning {
	/** Null if it concerns the whole document. */
	lang: LocaleCode | null;
	path: string;
	message: string;
}

/**
 * The checklist warnings of a document, for forms, releases and plans. They do not prevent publishing.
 *
 * @param locale the only language that is published; null for all
 */
export async function checklistWarnings(
	req: PayloadRequest,
	ref: DocumentRef,
	locale: LocaleCode | null,
): Promise<ChecklistWarning[]> {
	const document = await checkReview(req, documentKey(ref));
	const languages = (await checkDocument(req, ref)) ?? [];
	return [
		...document.map(({ path, message }) => ({
			lang: null,
			path,
			message: translator(req)(message),
		})),
		...languages
			.filter(({ lang, exists }) => exists && (locale === null || locale === lang))
			.flatMap(({ lang, problems }) =>
				problems
					.filter(({ level }) => level === 'warning')
					.map(({ path, message }) => ({ lang, path, message: translator(req)(message) })),
			),
	];
}
