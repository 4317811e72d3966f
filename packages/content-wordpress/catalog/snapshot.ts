import { createHash } from 'node:crypto';
import { type CacheTag, documentTag, type SharedTag } from '@website/contracts/cache-tags';
import { z } from 'zod';
import type { Catalog } from './catalog.ts';
import type { PublishedContent } from './loss-guard.ts';

const digests = z.record(z.string(), z.string());
const schema = z.object({
	pages: digests,
	posts: digests,
	categories: digests,
	shared: digests,
	authors: digests.default({}),
	pictures: digests.default({}),
	languages: z.array(z.string()).default([]),
});

/** Digests of everything published. `changedTags` compares two snapshots. */
export type Snapshot = z.infer<typeof schema>;

/** What several documents show. */
export interface SharedContent {
	/** Undated parts by their tags; those that could not be read are missing. */
	shared: ReadonlyMap<SharedTag, unknown>;
	/** The last modified ones. */
	pictures: ReadonlyMap<number, unknown> | undefined;
}

/** @param before the last snapshot: missing parts count as unchanged */
export function takeSnapshot(
	{ contents: { entries, terms, authors }, options }: Pick<Catalog, 'contents' | 'options'>,
	{ shared, pictures }: SharedContent = { shared: new Map(), pictures: undefined },
	before?: Snapshot,
): Snapshot {
	const digestsOf = (kind: 'page' | 'post') =>
		digestAll(entries.filter((entry) => entry.kind === kind).map((entry) => [entry.id, entry]));
	return {
		pages: digestsOf('page'),
		posts: digestsOf('post'),
		categories: digestAll(terms.map((term) => [term.id, term])),
		shared: { ...before?.shared, ...digestAll(shared) },
		authors: digestAll(authors.map((author) => [author.databaseId, author])),
		pictures: (pictures && digestAll(pictures)) ?? before?.pictures ?? {},
		languages: [...options.languages],
	};
}

const digestAll = (
	values: Iterable<readonly [key: string | number, value: unknown]>,
): Record<string, string> =>
	Object.fromEntries([...values].map(([key, value]) => [key, digest(value)]));

/** The documents and languages of a snapshot. */
export const publishedIn = ({ pages, posts, languages }: Snapshot): PublishedContent => ({
	ids: new Set([...Object.keys(pages), ...Object.keys(posts)]),
	languages: new Set(languages),
});

/** Tags of documents that were published, changed or removed between two snapshots. */
export function changedTags(before: Snapshot, after: Snapshot): CacheTag[] {
	const kinds = [
		['pages', 'page'],
		['posts', 'post'],
		['categories', 'category'],
	] as const;
	const documents = kinds.flatMap(([list, kind]): CacheTag[] => {
		const ids = changedKeys(before[list], after[list]);
		return ids.length > 0 ? [list, ...ids.map((id) => documentTag(kind, id))] : [];
	});
	const authors = changedKeys(before.authors, after.authors);
	// A picture is missing after that was followed by others.
	const pictures = Object.keys(after.pictures).filter(
		(id) => before.pictures[id] !== after.pictures[id],
	);
	return [
		...documents,
		// Keys of `shared` are the tags passed to `takeSnapshot`.
		...(changedKeys(before.shared, after.shared) as SharedTag[]),
		...authors.map((id) => documentTag('author', id)),
		...pictures.map((id) => documentTag('media', id)),
	];
}

/** Parses a stored snapshot; undefined for invalid text. */
export function parseSnapshot(text: string | undefined): Snapshot | undefined {
	if (!text) return undefined;
	try {
		return schema.safeParse(JSON.parse(text)).data;
	} catch {
		return undefined;
	}
}

function changedKeys(before: Record<string, string>, after: Record<string, string>): string[] {
	return [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
		(key) => before[key] !== after[key],
	);
}

/** A short digest of a value that can be JSON. */
export const digest = (value: unknown): string =>
	createHash('sha256')
		.update(JSON.stringify(value) ?? '')
		.digest('base64url')
		.slice(0, 22);
