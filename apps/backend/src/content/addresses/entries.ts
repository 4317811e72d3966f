import { type Addressed, addressedCollections } from '@website/contracts/entities';
import type { LocaleCode } from '@website/contracts/locales';

export type PerLocale<Value = string> = Partial<Record<LocaleCode, Value>>;

/** A document in the address book. Fields that its collection lacks are empty. */
export interface AddressEntry {
	id: string;
	slugs: PerLocale;
	titles: PerLocale;
	/** The time of the last save, ISO 8601. */
	modified: string;
	/** The locales in which search engines must not index the document. */
	noindex: PerLocale<boolean>;
	/** The canonical addresses that editors set. */
	canonicals: PerLocale;
	/** The id of the page above. */
	parent: string | null;
	layout: string;
	/** The date of an article. */
	date: string;
	/** Year and month of `date` in the editors' time zone, for example 2026-03. */
	month: string;
	author: string | null;
	categories: string[];
	/** The tags as editors entered them; see `address.ts`. */
	tags: PerLocale<string[]>;
	descriptions: PerLocale;
}

/** Documents that were read again: all ids, and the entries of documents that still exist. */
export interface ChangedEntries {
	ids: ReadonlySet<string>;
	entries: readonly AddressEntry[];
}

/** A copy of the entries with the changed ones replaced or removed, in the order of their ids, in which they are read. */
export function withChanges(
	current: ReadonlyMap<string, AddressEntry>,
	{ ids, entries }: ChangedEntries,
): ReadonlyMap<string, AddressEntry> {
	if (ids.size === 0) return current;
	const next = new Map(current);
	const remaining = new Set(entries.map(({ id }) => id));
	for (const id of ids) if (!remaining.has(id)) next.delete(id);
	for (const entry of entries) next.set(entry.id, entry);
	if (entries.every(({ id }) => current.has(id))) return next;
	return new Map([...next].sort(([a], [b]) => Number(a) - Number(b)));
}

export type PerCollection<Value> = Record<Addressed, Value>;

// `Object.fromEntries` loses the type of the keys.
const fromCollections = <Value>(entries: (readonly [Addressed, Value])[]) =>
	Object.fromEntries(entries) as PerCollection<Value>;

/** A value for each collection whose documents have URLs. */
export const perCollection = <Value>(create: (collection: Addressed) => Value) =>
	fromCollections(addressedCollections.map((slug) => [slug, create(slug)]));

/** The same, read for all collections at once. */
export const readPerCollection = async <Value>(read: (collection: Addressed) => Promise<Value>) =>
	fromCollections(
		await Promise.all(addressedCollections.map(async (slug) => [slug, await read(slug)] as const)),
	);
