'use client';
import { toast, useConfig, useSelection, useTranslation } from '@payloadcms/ui';
import { usePathname, useSearchParams } from 'next/navigation.js';
import { adminUrl } from '../../document-ref.ts';
import { allOfList } from './all-of-list.ts';
import { usageWords } from './usage-words.ts';
import { useTranslator } from './use-usage.ts';

export interface ListSelection {
	/** How many documents of the list are chosen; 0 elsewhere than in it. */
	count: number;
	/** Reads the chosen documents, on one page or on all; null, with a notice, when they can't be had at once. */
	read: () => Promise<readonly (number | string)[] | null>;
}

/** What is chosen in the list of a collection. `most`: as many are changed at once. */
export function useListSelection(collection: string, most: number): ListSelection {
	const { selectAll, selectedIDs, count, getQueryParams } = useSelection();
	const search = useSearchParams().get('search');
	const { config, getEntityConfig } = useConfig();
	const pathname = usePathname();
	const { i18n } = useTranslation();
	const t = useTranslator();
	const isInList = pathname === adminUrl(config.routes.admin, collection);
	const all = async () => {
		const { listSearchableFields, useAsTitle } = getEntityConfig({
			collectionSlug: collection,
		}).admin;
		const searched = listSearchableFields ?? [useAsTitle ?? 'id'];
		const address = `${config.routes.api}/${collection}`;
		return allOfList(
			{ address, query: getQueryParams(), search, searched, total: count },
			most,
			i18n.language,
		);
	};
	const read = async () => {
		const isAcrossPages = `${selectAll}` === 'allAvailable';
		const ids = isAcrossPages ? await all().catch(() => 'failed' as const) : selectedIDs;
		if (typeof ids !== 'string') return ids;
		toast.error(t(usageWords[ids], { most }));
		return null;
	};
	return { count: isInList ? count : 0, read };
}
