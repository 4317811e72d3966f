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
	languages: z.array(z.string()).default([]),
});

/** Digests of everything published. `changedTags` compares two snapshots. */
export type Snapshot = z.infer<typeof schema>;

export function takeSnapshot(
	{ contents: { entries, categories }, options }: Pick<Catalog, 'contents' | 'options'>,
	shared: ReadonlyMap<SharedTag, unknown>,
): Snapshot {
	const digestsOf = (kind: 'page' | 'post') =>
		Object.fromEntries(
			entries.filter((entry) => entry.kind === kind).map((entry) => [entry.id, digest(entry)]),
		);
	return {
		pages: digestsOf('page'),
		posts: digestsOf('post'),
		categories: Object.fromEntries(categories.map((category) => [category.id, digest(category)])),
		shared: Object.fromEntries([...shared].map(([tag, value]) => [tag, digest(value)])),
		languages: [...options.languages],
	};
}

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
	// Keys of `shared` are the tags passed to `takeSnapshot`.
	return [...documents, ...(changedKeys(before.shared, after.shared) as SharedTag[])];
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

const digest = (value: unknown): string =>
	createHash('sha256')
		.update(JSON.stringify(value) ?? '')
		.digest('base64url')
		.slice(0, 22);
