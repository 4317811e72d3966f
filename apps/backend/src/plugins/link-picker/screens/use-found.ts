'use client';
import { useConfig, useLocale } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { z } from 'zod';
import { addressedCollections } from '../../../content/entities.ts';
import type { FoundTarget } from '../search.ts';

const pauseMs = 250;

/** As `FoundTarget` in `search.ts`. */
const answer = z.object({
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
export function useFound(text: string): FoundTarget[] | 'failed' | null {
	const { config } = useConfig();
	const { code } = useLocale();
	const [found, setFound] = useState<FoundTarget[] | 'failed' | null>(null);
	const api = `${config.serverURL}${config.routes.api}`;
	useEffect(() => {
		const words = text.trim();
		const aborted = new AbortController();
		const timer = setTimeout(() => {
			if (words === '') {
				setFound(null);
				return;
			}
			const query = new URLSearchParams({ search: words, locale: code });
			fetch(`${api}/link-targets?${query}`, { credentials: 'same-origin', signal: aborted.signal })
				.then(async (response) => setFound(answer.parse(await response.json()).targets))
				.catch((cause: unknown) => {
					if (aborted.signal.aborted) return;
					console.error(cause);
					setFound('failed');
				});
		}, pauseMs);
		return () => {
			clearTimeout(timer);
			aborted.abort();
		};
	}, [text, code, api]);
	return found;
}
