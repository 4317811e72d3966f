'use client';
import { useDebounce, useLocale } from '@payloadcms/ui';
import { addressedCollections } from '@website/contracts/entities';
import { z } from 'zod';
import { useEndpoint } from '../../admin/endpoints/use-endpoint.ts';
import type { LinkTarget } from './search.ts';

const pauseMs = 250;

/** As `LinkTarget` in `search.ts`. */
const linkTargets = z.object({
	targets: z.array(
		z.object({
			relationTo: z.enum([...addressedCollections, 'media']),
			value: z.number(),
			product: z.number().nullable(),
			title: z.string(),
			address: z.string().nullable(),
			states: z.array(z.custom<LinkTarget['states'][number]>()),
		}),
	),
});

/** The link targets for a text, debounced; null while loading and for an empty text. */
export function useLinkTargets(text: string): LinkTarget[] | 'failed' | null {
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
