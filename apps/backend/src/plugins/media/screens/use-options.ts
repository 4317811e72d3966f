'use client';
import { useEffect, useState } from 'react';
import { z } from 'zod';
import { useCall } from '../../../admin/endpoints/use-endpoint.ts';
import { limits } from '../../../platform/limits.ts';
import { limits as mediaLimits } from '../limits.ts';

const responseSchema = z.object({
	docs: z.array(z.object({ id: z.number(), name: z.string(), folder: z.number().nullish() })),
	hasNextPage: z.boolean(),
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
	const call = useCall();
	const [rows, setRows] = useState<Row[] | null>(null);
	useEffect(() => {
		const leave = new AbortController();
		const readAll = async () => {
			const all: Row[] = [];
			for (let page = 1; page <= mediaLimits.library.listedPages; page += 1) {
				const path = `/${slug}?depth=0&limit=${limits.rest.documents}&page=${page}&sort=name`;
				const { docs, hasNextPage } = await call(responseSchema, path, { signal: leave.signal });
				all.push(...docs);
				if (!hasNextPage) break;
			}
			setRows(all);
		};
		readAll().catch((cause: unknown) => {
			if (!leave.signal.aborted) console.error(cause);
		});
		return () => leave.abort();
	}, [call, slug]);
	if (!rows) return null;
	return rows
		.map((row) => ({ id: row.id, name: pathOf(rows, row) }))
		.toSorted((a, b) => a.name.localeCompare(b.name));
}
