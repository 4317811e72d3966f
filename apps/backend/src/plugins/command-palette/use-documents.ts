'use client';
import { useDebounce, useLocale, usePreferences } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { z } from 'zod';
import { useEndpoint } from '../../admin/endpoints/use-endpoint.ts';
import { recentKeys, recentPreference } from './recent-documents.ts';

const pauseMs = 250;

const response = z.object({
	documents: z.array(z.object({ collection: z.string(), id: z.number(), title: z.string() })),
});

export type DocumentMatch = z.infer<typeof response>['documents'][number];

/** The keys of the user's recent documents, newest first, separated by commas. */
function useRecentKeys(): string {
	const { getPreference } = usePreferences();
	const [keys, setKeys] = useState('');
	useEffect(() => {
		getPreference<unknown>(recentPreference)
			.then((preference) => setKeys(recentKeys(preference).join()))
			.catch((cause: unknown) => console.error(cause));
	}, [getPreference]);
	return keys;
}

/** The recent documents and all documents that match the text in any language; `matches` is null until they are loaded. */
export function useDocuments(text: string) {
	const { code: locale } = useLocale();
	const keys = useRecentKeys();
	const search = useDebounce(text, pauseMs);
	const documentsPath = (query: Record<string, string>) =>
		`/documents?${new URLSearchParams({ ...query, locale })}`;
	const words: Record<string, string> = search === '' ? {} : { search };
	const recent = useEndpoint(response, keys === '' ? null : documentsPath({ of: keys, ...words }));
	const matches = useEndpoint(response, search === '' ? null : documentsPath(words));
	return {
		recent: (search === text && recent.response?.documents) || [],
		matches: search === text ? (matches.response?.documents ?? null) : null,
		isFailed: matches.problem !== null,
	};
}
