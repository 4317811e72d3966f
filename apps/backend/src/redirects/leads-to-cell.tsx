import { getTranslation } from '@payloadcms/translations';
import { createLocalReq } from 'payload';
import type { ListCellProps } from '../editing/list-cell.ts';
import { words } from '../editing/words.ts';
import { targetAddress } from './csv/target-cell.ts';

const nowhere = words(
	'nothing published in this language',
	'intet udgivet på dette sprog',
	'nichts veröffentlicht in dieser Sprache',
);

/** The column of the list: where visitors of an old address are led now. Payload shows nothing of a field with parts, as a link is. */
export async function LeadsToCell({ payload, rowData, i18n }: ListCellProps) {
	if (!rowData) return null;
	const req = await createLocalReq({}, payload);
	const address = await targetAddress(req, rowData.to, String(rowData.locale));
	if (address === null) return <em>{getTranslation(nowhere, i18n)}</em>;
	return address || '–';
}
