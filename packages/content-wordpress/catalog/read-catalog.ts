import { plainText } from '../html/plain-text.ts';
import { limits } from '../limits.ts';
import type { Capabilities, Plugins } from '../wpgraphql/capabilities.ts';
import type { WordPressClient } from '../wpgraphql/client.ts';
import { type DocumentRoot, rootsOf } from '../wpgraphql/custom-types.ts';
import { siteLocale } from '../wpgraphql/language-plugins.ts';
import {
	entryOf,
	type ListedDocument,
	readAllDocuments,
	readDocuments,
	readSubjects,
	type Subjects,
	type Term,
} from './document-lists.ts';
import type { AuthorEntry, CatalogContents, Entry, TermEntry } from './entry.ts';
import {
	changedIds,
	type Newest,
	readNewest,
	type Versions,
	versionsOf,
} from './newest-documents.ts';
import { readListed } from './robots.ts';
import { safeDecode } from './safe-decode.ts';

interface Documents {
	entries: readonly Entry[];
	/** Of every public document, including those that are no entries. */
	versions: Versions;
}

/** The contents of the catalog, from which the next reading starts. */
export interface Reading extends CatalogContents, Documents, Pick<Newest, 'total' | 'readAt'> {}

/** What tells cheaply which documents changed, and what they refer to. */
export interface News {
	newest: Newest;
	subjects: Subjects;
}

/**
 * Reads the newest documents, the categories, tags and authors. Rejects like the client.
 * @param before the authors of the last reading, which stay where WordPress does not list any
 */
export async function readNews(
	client: WordPressClient,
	plugins: Plugins,
	before: readonly AuthorEntry[] | undefined,
): Promise<News> {
	const [newest, subjects] = await Promise.all([
		readNewest(client, plugins),
		readSubjects(client, plugins, before),
	]);
	return { newest, subjects };
}

/**
 * Reads the list of all published documents: since an earlier reading only those that changed, or all if the changes may concern others.
 * Rejects like the client.
 * @param before the last reading, whose entries may be used
 * @param isComparable true if the plugins and settings are those of the last reading
 */
export async function readCatalog(
	client: WordPressClient,
	capabilities: Capabilities,
	{ newest, subjects }: News,
	before: Reading | undefined,
	isComparable: boolean,
): Promise<Reading> {
	const updated =
		before && isComparable && hasTerms(before, toTerms(capabilities, subjects, before.entries))
			? await readChanges(client, capabilities, before, newest)
			: undefined;
	const { entries, versions } =
		updated ?? (await readWhole(client, capabilities, newest, before?.entries ?? []));
	const { total, readAt } = newest;
	const terms = toTerms(capabilities, subjects, entries);
	return { entries, versions, total, readAt, terms, authors: subjects.authors };
}

/** The categories and tags; without a language of their own, in that of their articles. */
export function toTerms(
	{ languages, defaultLocale }: Capabilities,
	{ terms }: Subjects,
	entries: readonly Entry[],
): TermEntry[] {
	const localeOfTerm = (term: Term) =>
		siteLocale(languages.languageOf(term)) ??
		entries.find(({ termIds }) => termIds.includes(term.databaseId))?.locale ??
		defaultLocale;
	const toEntry = (taxonomy: TermEntry['taxonomy']) => (term: Term) => ({
		taxonomy,
		id: term.databaseId,
		locale: localeOfTerm(term),
		slug: safeDecode(term.slug ?? ''),
		name: plainText(term.name),
		description: plainText(term.description),
		uri: term.uri,
		translationIds: languages.translationIds(term),
	});
	return [...terms.category.map(toEntry('category')), ...terms.tag.map(toEntry('tag'))];
}

/** True if the categories and tags are the same ones, with the same translations: without one, its articles have others. */
const hasTerms = (before: Reading, terms: readonly TermEntry[]): boolean => {
	const key = ({ id, translationIds }: TermEntry) => `${id}:${[...translationIds].sort()}`;
	const keys = new Set(terms.map(key));
	return keys.size === before.terms.length && before.terms.every((one) => keys.has(key(one)));
};

async function readWhole(
	client: WordPressClient,
	capabilities: Capabilities,
	{ lists }: Newest,
	before: readonly Entry[],
): Promise<Documents> {
	const documents = await Promise.all(
		rootsOf(capabilities).map(
			async (root) => [root, await readAllDocuments(client, capabilities, root)] as const,
		),
	);
	const entries = documents.flatMap(([root, list]) => toEntries(capabilities, root, list));
	return {
		// Lists may shift while they are read, so that a document is returned twice.
		entries: await withListed(client, capabilities, [...byId(entries).values()], before),
		versions: merge(
			...[...lists.values()].flat(),
			versionsOf(documents.flatMap(([, list]) => list)),
		),
	};
}

/** Reads the changed documents; undefined if all must be read. */
async function readChanges(
	client: WordPressClient,
	capabilities: Capabilities,
	before: Reading,
	newest: Newest,
): Promise<Documents | undefined> {
	const roots = rootsOf(capabilities);
	const { areCounted } = capabilities.customTypes;
	const counted = roots.filter((root) => root !== 'contentNode' || areCounted);
	const ids = changedIds(before, newest, counted);
	// WordPress answers without documents while a table is repaired.
	const isEmpty = roots.some(
		(root) =>
			newest.lists.get(root)?.[0]?.size === 0 && before.entries.some((one) => one.root === root),
	);
	if (!ids || isEmpty) return undefined;
	const updates = await Promise.all(
		[...ids].map(([root, changed]) =>
			readUpdates(client, capabilities, before.entries, root, changed),
		),
	);
	const entries = byId(before.entries);
	for (const update of updates) {
		if (!update) return undefined;
		for (const id of update.ids) entries.delete(id);
		for (const entry of await withListed(client, capabilities, update.entries, before.entries)) {
			entries.set(entry.id, entry);
		}
	}
	return {
		entries: [...entries.values()],
		versions: merge(before.versions, ...[...newest.lists.values()].flat()),
	};
}

/** Reads documents again, and those that are or were their translations; undefined if pages below them may have moved, or for too many. */
async function readUpdates(
	client: WordPressClient,
	capabilities: Capabilities,
	before: readonly Entry[],
	root: DocumentRoot,
	changed: readonly number[],
): Promise<{ ids: number[]; entries: Entry[] } | undefined> {
	const previous = byId(before);
	const entries: Entry[] = [];
	const ids: number[] = [];
	let next = [...changed];
	while (next.length > 0) {
		if (next.length > limits.pageSize) return undefined;
		ids.push(...next);
		const documents = await readDocuments(client, capabilities, root, 'in', next.map(String));
		const current = byId(toEntries(capabilities, root, documents));
		entries.push(...current.values());
		const related = next.flatMap((id) => {
			const one = previous.get(id);
			const other = current.get(id);
			return isSame(one?.translationIds, other?.translationIds)
				? []
				: [...(one?.translationIds ?? []), ...(other?.translationIds ?? [])];
		});
		if (next.some((id) => hasMoved(previous.get(id), current.get(id)))) return undefined;
		next = [...new Set(related)].filter((id) => !ids.includes(id));
	}
	return { ids, entries };
}

const isSame = (one: readonly number[] = [], other: readonly number[] = []): boolean =>
	one.length === other.length && one.every((id) => other.includes(id));

/** True if the URLs of other pages may have changed with a page. */
function hasMoved(before: Entry | undefined, now: Entry | undefined): boolean {
	if (before?.kind !== 'page') return now?.isHome === true || now?.isPostsPage === true;
	return (
		!now ||
		(['slug', 'uri', 'parentId', 'locale', 'isHome', 'isPostsPage'] as const).some(
			(field) => before[field] !== now[field],
		)
	);
}

/** The entries of documents, without those that have none. */
export const toEntries = (
	capabilities: Capabilities,
	root: DocumentRoot,
	documents: readonly ListedDocument[],
): Entry[] => documents.flatMap((document) => entryOf(capabilities, root, document) ?? []);

const byId = (entries: readonly Entry[]): Map<number, Entry> =>
	new Map(entries.map((entry) => [entry.id, entry]));

const merge = (...maps: readonly Versions[]): Versions => new Map(maps.flatMap((map) => [...map]));

async function withListed(
	client: WordPressClient,
	capabilities: Capabilities,
	entries: readonly Entry[],
	before: readonly Entry[],
): Promise<readonly Entry[]> {
	if (!capabilities.hasSharedSeo) return entries;
	const previous = byId(before);
	return readListed(client, capabilities, entries, (id) => previous.get(id));
}
