'use client';
import { useDebounce, useLocale, usePreferences } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { z } from 'zod';
import { useEndpoint } from '../../../platform/admin/endpoints/use-endpoint.ts';
import { recentKeys, recentPreference } from './recent-documents.ts';

const pauseMs = 250;

const response = z.object({
	documents: z.array(z.object({ collection: z.string(), id: z.number(), title: z.string() })),
});

export type FoundDocument = z.infer<typeof response>['documents'][number];

/** What the person opened lately, the latest first. */
function useRecentKeys(): string {
	const { getPreference } = usePreferences();
	const [keys, setKeys] = useState('');
	useEffect(() => {
		getPreference<unknown>(recentPreference)
			.then((stored) => setKeys(recentKeys(stored).join()))
			.catch((cause: unknown) => console.error(cause));
	}, [getPreference]);
	return keys;
}

/** Documents that are there: those opened lately, and those that match what is typed (`matches`), null until they are read. */
export function useDocuments(text: string) {
	const { code: locale } = useLocale();
	const keys = useRecentKeys();
	const search = useDebounce(text, pauseMs);
	const read = (query: Record<string, string>) =>
		`/documents?${new URLSearchParams({ ...query, locale })}`;
	const recent = useEndpoint(response, keys === '' ? null : read({ of: keys }));
	const matches = useEndpoint(response, search === '' ? null : read({ search }));
	return {
		recent: recent.response?.documents ?? [],
		matches: search === text ? (matches.response?.documents ?? null) : null,
		isFailed: matches.problem !== null,
	};
}
