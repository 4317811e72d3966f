import type { LocaleCode } from '@website/contracts/locales';

/** Which drafts an answer shows in place of what is published. */
export interface DraftView {
	/** None (visitors), all (an editor's preview), or those of these documents: `pages:12`, `global:header`. */
	readonly drafts: 'none' | 'all' | ReadonlySet<string>;
	/** The languages it holds for. In the others nothing but what is published is shown. */
	readonly languages: 'all' | ReadonlySet<LocaleCode>;
}

export const noDrafts: DraftView = { drafts: 'none', languages: 'all' };
export const allDrafts: DraftView = { drafts: 'all', languages: 'all' };

const isIn = ({ languages }: DraftView, lang: LocaleCode) =>
	languages === 'all' || languages.has(lang);

/** Whether the draft of a document (`pages:12`, `global:header`) is shown in a language. */
export function showsDraft(view: DraftView, key: string, lang: LocaleCode): boolean {
	if (view.drafts === 'none' || !isIn(view, lang)) return false;
	return view.drafts === 'all' || view.drafts.has(key);
}

/** The documents of a collection whose drafts are shown, by number; nothing where all are. */
export function draftIds({ drafts }: DraftView, collection: string): number[] {
	if (typeof drafts === 'string') return [];
	return [...drafts].flatMap((key) => {
		const [name, id] = key.split(':');
		return name === collection ? [Number(id)] : [];
	});
}

/** Whether anything but what is published is shown in a language. */
export const showsAnyDraft = (view: DraftView, lang: LocaleCode): boolean =>
	view.drafts !== 'none' && isIn(view, lang);
