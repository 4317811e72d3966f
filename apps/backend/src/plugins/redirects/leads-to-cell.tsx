import { createLocalReq } from 'payload';
import type { ListCellProps } from '../../admin/list-cell.ts';
import { translatorIn, words } from '../../platform/i18n/words.ts';
import { readTargetAddress } from './csv-target-cell.ts';

const nowhere = words(
	'nothing published in this language',
	'intet udgivet på dette sprog',
	'nichts veröffentlicht in dieser Sprache',
);

type Props = Pick<ListCellProps, 'payload' | 'rowData'> & { i18n: { language: string } };

/** The list cell with the current target URL of a redirect. Payload shows no value for a group field such as a link. */
export async function LeadsToCell({ payload, rowData, i18n }: Props) {
	if (!rowData) return null;
	const req = await createLocalReq({}, payload);
	const address = await readTargetAddress(req, rowData.to, String(rowData.locale));
	if (address === null) return <em>{translatorIn(i18n.language)(nowhere)}</em>;
	return address || '–';
}
