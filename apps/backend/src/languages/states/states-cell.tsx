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
}: DefaultServerCellComponentProps & { i18n: I18nClient }) {
	const states = await loadStates(payload, collectionSlug, rowData.id);
	return <StateMarks say={(text) => getTranslation(text, i18n)} states={states} />;
}
