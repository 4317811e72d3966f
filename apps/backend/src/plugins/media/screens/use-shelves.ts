'use client';
import { z } from 'zod';
import { useEndpoint } from '../../../platform/admin/endpoints/use-endpoint.ts';
import { limits } from '../../../platform/limits.ts';

const rows = z.object({
	docs: z.array(z.object({ id: z.number(), name: z.string(), folder: z.number().nullish() })),
});
type Row = z.infer<typeof rows>['docs'][number];

export interface Shelf {
	id: number;
	/** With the names of the folders above it: "Campaigns / Spring". */
	name: string;
}

function withFoldersAbove(all: readonly Row[], row: Row): string {
	const names: string[] = [];
	const visited = new Set<number>();
	for (let at: Row | undefined = row; at && !visited.has(at.id); ) {
		names.unshift(at.name);
		visited.add(at.id);
		const above: number | null | undefined = at.folder;
		at = all.find(({ id }) => id === above);
	}
	return names.join(' / ');
}

/** The folders or tags there are, by name; null while they are read, and when they could not be. */
export function useShelves(slug: 'media-folders' | 'media-tags'): Shelf[] | null {
	const { response } = useEndpoint(
		rows,
		`/${slug}?depth=0&limit=${limits.library.listed}&sort=name`,
	);
	if (!response) return null;
	const { docs } = response;
	return docs
		.map((row) => ({ id: row.id, name: withFoldersAbove(docs, row) }))
		.toSorted((one, other) => one.name.localeCompare(other.name));
}
