import type { LocaleCode } from '@website/contracts/locales';
import type { PayloadRequest } from 'payload';
import { translator } from '../../platform/i18n/translator.ts';
import type { DocumentRef } from '../document-ref.ts';
import { documentKey } from '../document-ref.ts';
import { checkStored } from './check-document.ts';
import { checkReview } from './check-review.ts';

/** A warning of the checklist, in the language of whoever asks. */
export interface Consideration {
	/** Null for what concerns the whole document. */
	lang: LocaleCode | null;
	path: string;
	message: string;
}

/**
 * What whoever publishes a document should consider, and may publish all the same: for forms, releases and plans alike.
 *
 * @param locale the only language that is published; null for all
 */
export async function considerationsOf(
	req: PayloadRequest,
	holder: DocumentRef,
	locale: LocaleCode | null,
): Promise<Consideration[]> {
	const { document } = await checkReview(req, documentKey(holder));
	const languages = (await checkStored(req, holder)) ?? [];
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
