import type { LocaleCode } from '@website/contracts/locales';
import type { JsonRecord } from '../../platform/http/reading/json-record.ts';

/** A stored version of a document, in all locales and in one. */
export interface FixedVersion {
	readonly all: JsonRecord;
	readonly in: (lang: LocaleCode) => JsonRecord;
}

/** The drafts that a response shows instead of published versions. */
export interface DraftView {
	/** No drafts (visitors), all drafts (an editor's preview), or drafts of these documents: `pages:12`, `global:header`. */
	readonly drafts: 'none' | 'all' | ReadonlySet<string>;
	/** The locales in which drafts are shown. In other locales, only published versions are shown. */
	readonly languages: 'all' | ReadonlySet<LocaleCode>;
	/** The versions that a release publishes, by key: shown in place of the newest drafts. */
	readonly fixed?: ReadonlyMap<string, FixedVersion>;
}

export const noDrafts: DraftView = { drafts: 'none', languages: 'all' };
export const allDrafts: DraftView = { drafts: 'all', languages: 'all' };

const isIn = ({ languages }: DraftView, lang: LocaleCode) =>
	languages === 'all' || languages.has(lang);

/** True if the draft of a document (`pages:12`, `global:header`) is shown in a locale. */
export function showsDraft(view: DraftView, key: string, lang: LocaleCode): boolean {
	if (view.drafts === 'none' || !isIn(view, lang)) return false;
	return view.drafts === 'all' || view.drafts.has(key);
}

/** The ids of the documents of a collection whose drafts are shown; empty if the view shows all or none. */
export function draftIds({ drafts }: DraftView, collection: string): number[] {
	if (typeof drafts === 'string') return [];
	return [...drafts].flatMap((key) => {
		const [name, id] = key.split(':');
		return name === collection ? [Number(id)] : [];
	});
}

/** True if any draft is shown in a locale. */
export const showsAnyDraft = (view: DraftView, lang: LocaleCode): boolean =>
	view.drafts !== 'none' && isIn(view, lang);
