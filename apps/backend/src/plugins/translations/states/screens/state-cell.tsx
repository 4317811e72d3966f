import { getTranslation } from '@payloadcms/translations';
import { isTranslationState } from '../../../../documents/translation-states/evaluate.ts';
import { stateText } from '../../../../documents/translation-states/marks.tsx';
import type { ListCellProps } from '../../../../platform/admin/list-cell.ts';

/** A column of the list of translations: the state, and if it is outdated. */
export function StateCell({ rowData, i18n }: ListCellProps) {
	const state: unknown = rowData?.state;
	if (!isTranslationState(state)) return null;
	const outdated = rowData?.outdated === true;
	return stateText({ state, outdated }, (text) => getTranslation(text, i18n));
}
