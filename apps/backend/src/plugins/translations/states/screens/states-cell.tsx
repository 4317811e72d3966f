import { getTranslation } from '@payloadcms/translations';
import { siteLocaleCodes } from '@website/contracts/site-locales';
import type { CollectionSlug, Payload } from 'payload';
import type { ListCellProps } from '../../../../admin/list-cell.ts';
import { localizedTitleOf } from '../../../../documents/title-in.ts';
import { isRecord } from '../../../../platform/http/reading/json-record.ts';
import { loadStates, type StateMark } from '../load-states.ts';
import { StateMarks } from './marks.tsx';

/** The languages of a document in the trash, which has no recorded states: those with a title, in which it comes back as a draft. */
export async function trashedStates(
	payload: Payload,
	collection: CollectionSlug,
	id: number | string,
): Promise<StateMark[]> {
	const title = localizedTitleOf(payload.collections[collection].config.fields);
	if (!title) return [];
	const document: unknown = await payload.findByID({
		collection,
		id,
		locale: 'all',
		depth: 0,
		trash: true,
		draft: true,
		disableErrors: true,
	});
	const titles = isRecord(document) ? document[title] : null;
	if (!isRecord(titles)) return [];
	const written = siteLocaleCodes().filter((language) => titles[language]);
	return written.map((language) => ({
		language,
		state: 'draft',
		outdated: false,
		published: false,
		waiting: false,
		machine: false,
		isSource: false,
	}));
}

/** A column of document lists: the states of the document in each locale. */
export async function StatesCell({ payload, collectionSlug, rowData, i18n }: ListCellProps) {
	if (!rowData) return null;
	const states = rowData.deletedAt
		? await trashedStates(payload, collectionSlug, rowData.id)
		: await loadStates(payload, collectionSlug, rowData.id);
	return <StateMarks t={(text) => getTranslation(text, i18n)} states={states} />;
}
