import type { LocaleCode } from '@website/contracts/locales';
import type { Words } from '../../platform/i18n/words.ts';

/** The target of a reference: a document of a collection, or a typed URL. */
export type ReferenceTarget = { collection: string; id: number } | { url: string };

/** A reference in a document. */
export interface DocumentReference {
	target: ReferenceTarget;
	/** True if the target is displayed in place, such as a file; false for a link. */
	isShown: boolean;
	/** The locale of the value; null for a value shared by all locales. */
	lang: LocaleCode | null;
	/** The path of the field, as in validation errors: `sections.2.buttons.0.link.reference`. */
	path: string;
	/** The labels of the enclosing blocks and fields, and of the field itself. */
	place: Words[];
}
