import { getTranslation } from '@payloadcms/translations';
import type { ListCellProps } from '../../../admin/list-cell.ts';
import { LocalTime } from '../../../admin/local-time.tsx';
import { words } from '../../../platform/i18n/words.ts';
import { readLastSignIn } from '../sign-in/last-sign-in.ts';

const never = words('invited, not yet', 'inviteret, ikke endnu', 'eingeladen, noch nicht');

/** A column of the list of users: the last sign-in, or that an invitation was not accepted yet. */
export async function LastSignInCell({ payload, rowData, i18n }: ListCellProps) {
	if (!rowData) return null;
	const at = await readLastSignIn(payload, rowData.id);
	return at === null ? (
		<span className="own-quiet">{getTranslation(never, i18n)}</span>
	) : (
		<LocalTime iso={at} language={i18n.language} />
	);
}
