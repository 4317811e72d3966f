'use client';
import { toast, useConfig, useSelection, useTranslation } from '@payloadcms/ui';
import { usePathname, useSearchParams } from 'next/navigation.js';
import { adminUrl } from '../../../documents/document-ref.ts';
import { useTranslator } from '../../../platform/i18n/use-translator.ts';
import { fetchListIds } from './list-ids.ts';
import { usageWords } from './usage-words.ts';

export interface ListSelection {
	/** How many documents of the list are selected; 0 outside of the list view. */
	count: number;
	/** Returns the ids of the selected documents, on one page or on all; shows a notice and returns null if they cannot be loaded. */
	read: () => Promise<readonly (number | string)[] | null>;
}

/** The selection in the list of a collection. @param maxDocuments how many documents can be changed at once */
export function useListSelection(collection: string, maxDocuments: number): ListSelection {
	const { selectAll, selectedIDs, count, getQueryParams } = useSelection();
	const search = useSearchParams().get('search');
	const { config, getEntityConfig } = useConfig();
	const pathname = usePathname();
	const { i18n } = useTranslation();
	const t = useTranslator();
	const isInList = pathname === adminUrl(config.routes.admin, collection);
	const fetchAll = async () => {
		const { listSearchableFields, useAsTitle } = getEntityConfig({
			collectionSlug: collection,
		}).admin;
		const searchedFields = listSearchableFields ?? [useAsTitle ?? 'id'];
		const address = `${config.routes.api}/${collection}`;
		return fetchListIds(
			{ address, query: getQueryParams(), search, searchedFields, total: count },
			maxDocuments,
			i18n.language,
		);
	};
	const read = async () => {
		const isAcrossPages = `${selectAll}` === 'allAvailable';
		const ids = isAcrossPages ? await fetchAll().catch(() => 'failed' as const) : selectedIDs;
		if (typeof ids !== 'string') return ids;
		toast.error(t(usageWords[ids], { most: maxDocuments }));
		return null;
	};
	return { count: isInList ? count : 0, read };
}
