import { type LocaleCode, localeCodes } from '@website/contracts/locales';
import { perLanguage } from '../texts/per-language.ts';

export const translationStates = ['missing', 'draft', 'published'] as const;
export type TranslationState = (typeof translationStates)[number];

export const isTranslationState = (value: unknown): value is TranslationState =>
	translationStates.some((state) => state === value);

/** What a document is in one language now. */
export interface LanguageNow {
	/** Hash of its words in the newest version; null where it has none. */
	newest: string | null;
	/** Hash of its words as visitors see them; null where they see none. */
	published: string | null;
}

/** What was recorded of a language when the document was last looked at. */
export interface LanguageRecord {
	/** Hash of its words then. */
	own: string | null;
	/** Hash of the source's words that it was last changed or confirmed for. */
	translatedFrom: string | null;
}

export type Now = Readonly<Record<LocaleCode, LanguageNow>>;
export type Recorded = Readonly<Partial<Record<LocaleCode, LanguageRecord>>>;

/** The language a document is translated from: the one recorded while it has words, else the first that has any. */
export function sourceLanguage(now: Now, recorded: LocaleCode | null): LocaleCode | null {
	if (recorded && now[recorded].newest !== null) return recorded;
	return localeCodes.find((code) => now[code].newest !== null) ?? null;
}

export interface Judged extends LanguageRecord {
	state: TranslationState;
	/** Whether the source changed since it was translated, whatever its state. */
	outdated: boolean;
	/** Whether visitors see it. */
	published: boolean;
	/** Whether its words are other ones than when the document was last looked at. */
	changed: boolean;
	/** Whether it counts as translated from the newest source since now. */
	freshlyTranslated: boolean;
}

/**
 * The state of each language, and whether it is outdated. A translation is as old as the source's words that it was last changed or confirmed for; it is outdated
 * when these are neither what visitors read in the source language nor its newest version. So a source that is being rewritten
 * makes nothing outdated before it is published, and a translation made ahead from the draft holds when that is published.
 */
export function judge(
	now: Now,
	recorded: Recorded,
	source: LocaleCode | null,
	confirmed: ReadonlySet<LocaleCode> = new Set(),
): Record<LocaleCode, Judged> {
	const original = source ? now[source] : { newest: null, published: null };
	return perLanguage((code) => {
		const { newest, published } = now[code];
		const record = recorded[code];
		const changed = record?.own !== newest;
		const isTranslation = code !== source && newest !== null;
		const freshlyTranslated = isTranslation && (changed || confirmed.has(code));
		const former = isTranslation ? (record?.translatedFrom ?? null) : null;
		const translatedFrom = freshlyTranslated ? original.newest : former;
		const holds =
			translatedFrom === null ||
			translatedFrom === original.newest ||
			translatedFrom === original.published;
		return {
			own: newest,
			translatedFrom,
			state: stateOf(newest, published),
			outdated: !holds,
			published: published !== null,
			changed,
			freshlyTranslated,
		};
	});
}

function stateOf(newest: string | null, published: string | null): TranslationState {
	if (newest === null) return 'missing';
	return published === null ? 'draft' : 'published';
}
