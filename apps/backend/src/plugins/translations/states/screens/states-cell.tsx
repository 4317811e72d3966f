import { getTranslation } from '@payloadcms/translations';
import type { ListCellProps } from '../../../../admin/list-cell.ts';
import { loadStates } from '../load-states.ts';
import { StateMarks } from './marks.tsx';

/** A column of document lists: the states of the document in each locale. */
export async function StatesCell({ payload, collectionSlug, rowData, i18n }: ListCellProps) {
	if (!rowData) return null;
	const states = await loadStates(payload, collectionSlug, rowData.id);
	return <StateMarks t={(text) => getTranslation(text, i18n)} states={states} />;
}
