'use client';
import { z } from 'zod';
import { useEndpoint } from '../../../platform/admin/endpoints/use-endpoint.ts';
import { limits } from '../../../platform/limits.ts';

const responseSchema = z.object({
	docs: z.array(z.object({ id: z.number(), name: z.string(), folder: z.number().nullish() })),
});
type Row = z.infer<typeof responseSchema>['docs'][number];

export interface Option {
	id: number;
	/** The path for a nested folder: "Campaigns / Spring". */
	name: string;
}

function pathOf(rows: readonly Row[], row: Row): string {
	const names: string[] = [];
	const visited = new Set<number>();
	for (let current: Row | undefined = row; current && !visited.has(current.id); ) {
		names.unshift(current.name);
		visited.add(current.id);
		const parentId: number | null | undefined = current.folder;
		current = rows.find(({ id }) => id === parentId);
	}
	return names.join(' / ');
}

/** The folders or tags, sorted by name; null while they are loading and if loading fails. */
export function useOptions(slug: 'media-folders' | 'media-tags'): Option[] | null {
	const { response } = useEndpoint(
		responseSchema,
		`/${slug}?depth=0&limit=${limits.library.listed}&sort=name`,
	);
	if (!response) return null;
	const { docs } = response;
	return docs
		.map((row) => ({ id: row.id, name: pathOf(docs, row) }))
		.toSorted((a, b) => a.name.localeCompare(b.name));
}
