import type { LocaleCode } from '@website/contracts/locales';

export type PerLocale = Partial<Record<LocaleCode, string>>;

export interface DatedEntry {
	id: string;
	slugs: PerLocale;
	titles: PerLocale;
	/** The time of the last save, ISO 8601. */
	modified: string;
	/** The locales in which search engines must not index the document. */
	noindex: Partial<Record<LocaleCode, boolean>>;
	/** The canonical addresses that editors set. */
	canonicals: PerLocale;
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
	/** The tags as editors entered them; see `post-lists.ts`. */
	tags: Partial<Record<LocaleCode, string[]>>;
}

export interface CategoryEntry {
	id: string;
	slugs: PerLocale;
	titles: PerLocale;
	descriptions: PerLocale;
}

/** Documents that were read again: all ids, and the entries of documents that still exist. */
export interface ChangedEntries<Entry> {
	ids: ReadonlySet<string>;
	entries: readonly Entry[];
}

interface WithId {
	id: string;
}

export function byId<Entry extends WithId>(entries: Iterable<Entry>): Map<string, Entry> {
	return new Map(Array.from(entries, (entry) => [entry.id, entry]));
}

/** A copy of the entries with the changed ones replaced or removed. */
export function withChanges<Entry extends WithId>(
	current: ReadonlyMap<string, Entry>,
	{ ids, entries }: ChangedEntries<Entry>,
): Map<string, Entry> {
	const next = new Map(current);
	for (const id of ids) next.delete(id);
	for (const entry of entries) next.set(entry.id, entry);
	return next;
}
