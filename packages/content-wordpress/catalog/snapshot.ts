import { createHash } from 'node:crypto';
import { type CacheTag, documentTag, type SharedTag } from '@website/contracts/cache-tags';
import { z } from 'zod';
import type { CatalogContents } from './entry.ts';

const digests = z.record(z.string(), z.string());
const schema = z.object({ pages: digests, posts: digests, categories: digests, shared: digests });

/** Digests of everything published. `changedTags` compares two snapshots. */
export type Snapshot = z.infer<typeof schema>;

export function takeSnapshot(
	{ entries, categories }: CatalogContents,
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
	};
}

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
