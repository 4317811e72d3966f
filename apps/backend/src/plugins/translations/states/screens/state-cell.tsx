import { getTranslation } from '@payloadcms/translations';
import type { ListCellProps } from '../../../../admin/list-cell.ts';
import { isTranslationState } from '../evaluate.ts';
import { stateText } from './marks.tsx';

/** A column of the list of translations: the state, and if it has changes or is outdated. */
export function StateCell({ rowData, i18n }: ListCellProps) {
	const state: unknown = rowData?.state;
	if (!isTranslationState(state)) return null;
	const outdated = rowData?.outdated === true;
	const waiting = rowData?.waiting === true;
	return stateText({ state, outdated, waiting }, (text) => getTranslation(text, i18n));
}
