import type { LocaleCode } from '@website/contracts/locales';

export type PerLocale = Partial<Record<LocaleCode, string>>;

export interface DatedEntry {
	id: string;
	slugs: PerLocale;
	titles: PerLocale;
	/** When it was last saved, ISO 8601. */
	modified: string;
	/** The languages in which search engines are to leave it out. */
	noindex: Partial<Record<LocaleCode, boolean>>;
}

export interface PageEntry extends DatedEntry {
	parent: string | null;
	layout: string;
}

export interface PostEntry extends DatedEntry {
	date: string;
	/** Year and month of `date` in the editors' time zone, for example 2026-03. */
	month: string;
	author: string | null;
	categories: string[];
	/** As editors wrote them; see `post-lists.ts`. */
	tags: Partial<Record<LocaleCode, string[]>>;
}

export interface CategoryEntry {
	id: string;
	slugs: PerLocale;
	titles: PerLocale;
	descriptions: PerLocale;
}

/** Documents that were read again: their ids, and the entries of those that still exist. */
export interface ChangedTags<Entry> {
	ids: ReadonlySet<string>;
	entries: readonly Entry[];
}

interface Identified {
	id: string;
}

export function byId<Entry extends Identified>(entries: Iterable<Entry>): Map<string, Entry> {
	return new Map(Array.from(entries, (entry) => [entry.id, entry]));
}

/** The same entries by id, with other ones for what was read again. */
export function replaced<Entry extends Identified>(
	current: ReadonlyMap<string, Entry>,
	{ ids, entries }: ChangedTags<Entry>,
): Map<string, Entry> {
	const next = new Map(current);
	for (const id of ids) next.delete(id);
	for (const entry of entries) next.set(entry.id, entry);
	return next;
}
