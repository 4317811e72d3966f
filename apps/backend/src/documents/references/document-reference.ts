import type { LocaleCode } from '@website/contracts/locales';
import type { Words } from '../../platform/i18n/words.ts';

/** Something a field leads to or shows: a document of a collection, or an address somebody typed. */
export type Used = { collection: string; id: number } | { url: string };

/** One use of something. */
export interface DocumentReference {
	used: Used;
	/** Whether it is shown there, as files are, instead of being led to. */
	isShown: boolean;
	/** Null where a value holds for every language. */
	lang: LocaleCode | null;
	/** Where it stands, as errors name fields: `sections.2.buttons.0.link.reference`. */
	path: string;
	/** What the fields and blocks on the way are called. */
	place: Words[];
	/** Puts another document in its place; the language's own address for a typed address. */
	replace: (other: { collection: string; id: number; path: string | null }) => void;
}
