'use client';
import { useDebounce, useLocale } from '@payloadcms/ui';
import { z } from 'zod';
import { addressedCollections } from '../../../content/entities.ts';
import { useEndpoint } from '../../../platform/admin/endpoints/use-endpoint.ts';
import type { FoundTarget } from '../search.ts';

const pauseMs = 250;

/** As `FoundTarget` in `search.ts`. */
const linkTargets = z.object({
	targets: z.array(
		z.object({
			relationTo: z.enum([...addressedCollections, 'media']),
			value: z.number(),
			product: z.number().nullable(),
			title: z.string(),
			address: z.string().nullable(),
			states: z.array(z.custom<FoundTarget['states'][number]>()),
		}),
	),
});

/** What the backend finds for the words, a moment after they were typed; null before, and while there are none. */
export function useLinkTargets(text: string): FoundTarget[] | 'failed' | null {
	const { code } = useLocale();
	const search = useDebounce(text.trim(), pauseMs);
	const query = new URLSearchParams({ search, locale: code });
	const { response, problem } = useEndpoint(
		linkTargets,
		search === '' ? null : `/link-targets?${query}`,
	);
	if (search === '') return null;
	return problem ? 'failed' : (response?.targets ?? null);
}
