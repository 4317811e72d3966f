import { type LocaleCode, localeCodes } from '@website/contracts/locales';
import { type Words, words } from '../../../platform/i18n/words.ts';

/** A record with one value for each locale. */
export function perLanguage<Value>(
	createValue: (code: LocaleCode) => Value,
): Record<LocaleCode, Value> {
	const entries = localeCodes.map((code) => [code, createValue(code)] as const);
	// The entries cover every locale, but Object.fromEntries loses the type of the keys.
	return Object.fromEntries(entries) as Record<LocaleCode, Value>;
}

export const translationStates = ['missing', 'draft', 'published'] as const;
export type TranslationState = (typeof translationStates)[number];

export const isTranslationState = (value: unknown): value is TranslationState =>
	translationStates.some((state) => state === value);

/** Labels of the translation states. */
export const stateWords: Record<TranslationState, Words> = {
	missing: words('Missing', 'Mangler', 'Fehlt'),
	draft: words('Draft', 'Kladde', 'Entwurf'),
	published: words('Published', 'Udgivet', 'Veröffentlicht'),
};

/** The label of a translation whose source has changed. */
export const outdatedWord = words('Outdated', 'Forældet', 'Veraltet');

/** Hashes of a document's current texts in one locale. */
export interface TextHashes {
	/** Hash of the texts in the newest version; null if there are none. */
	newest: string | null;
	/** Hash of the published texts; null if there are none. */
	published: string | null;
}

/** The last recorded hashes of a locale. */
export interface LanguageRecord {
	/** Hash of its texts at that time. */
	own: string | null;
	/** Hash of the source texts at its last change or confirmation. */
	translatedFrom: string | null;
}

export type HashesByLocale = Readonly<Record<LocaleCode, TextHashes>>;
export type StateRecords = Readonly<Partial<Record<LocaleCode, LanguageRecord>>>;

/** The source locale of a document: the recorded one if it still has texts, or else the first locale with texts. */
export function sourceLanguage(
	now: HashesByLocale,
	recorded: LocaleCode | null,
): LocaleCode | null {
	if (recorded && now[recorded].newest !== null) return recorded;
	return localeCodes.find((code) => now[code].newest !== null) ?? null;
}

export interface Evaluation extends LanguageRecord {
	state: TranslationState;
	/** Whether the source changed since it was translated, in any state. */
	outdated: boolean;
	/** Whether it is published. */
	published: boolean;
	/** Whether its texts changed since the last record. */
	changed: boolean;
	/** Whether it is newly translated from, or confirmed for, the newest source. */
	freshlyTranslated: boolean;
}

/**
 * Determines the state of each locale, and whether it is outdated. A translation belongs to the source texts of its last change or
 * confirmation. It is outdated if these are neither the published nor the newest texts of the source. So a change of the source outdates
 * nothing before it is published, and a translation of the draft stays up to date when the draft is published.
 */
export function evaluate(
	now: HashesByLocale,
	recorded: StateRecords,
	source: LocaleCode | null,
	confirmed: ReadonlySet<LocaleCode> = new Set(),
): Record<LocaleCode, Evaluation> {
	const sourceHashes = source ? now[source] : { newest: null, published: null };
	return perLanguage((code) => {
		const { newest, published } = now[code];
		const record = recorded[code];
		const hasChanged = record?.own !== newest;
		const isTranslation = code !== source && newest !== null;
		const freshlyTranslated = isTranslation && (hasChanged || confirmed.has(code));
		const previousSource = isTranslation ? (record?.translatedFrom ?? null) : null;
		const translatedFrom = freshlyTranslated ? sourceHashes.newest : previousSource;
		const isUpToDate =
			translatedFrom === null ||
			translatedFrom === sourceHashes.newest ||
			translatedFrom === sourceHashes.published;
		return {
			own: newest,
			translatedFrom,
			state: stateOf(newest, published),
			outdated: !isUpToDate,
			published: published !== null,
			changed: hasChanged,
			freshlyTranslated,
		};
	});
}

function stateOf(newest: string | null, published: string | null): TranslationState {
	if (newest === null) return 'missing';
	return published === null ? 'draft' : 'published';
}
