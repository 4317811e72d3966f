import { getTranslation, type I18nClient } from '@payloadcms/translations';
import type { DefaultServerCellComponentProps } from 'payload';
import { loadStates } from './load-states.ts';
import { StateMarks } from './marks.tsx';

/** The column of a list: what each document is in each language. */
export async function StatesCell({
	payload,
	collectionSlug,
	rowData,
	i18n,
}: Omit<DefaultServerCellComponentProps, 'rowData'> & {
	i18n: I18nClient;
	rowData?: DefaultServerCellComponentProps['rowData'];
}) {
	// In forms Payload renders every component of a field that only shows something, this one without a row.
	if (!rowData) return null;
	const states = await loadStates(payload, collectionSlug, rowData.id);
	return <StateMarks say={(text) => getTranslation(text, i18n)} states={states} />;
}
