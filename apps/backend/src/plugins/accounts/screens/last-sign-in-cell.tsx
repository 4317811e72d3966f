import { getTranslation } from '@payloadcms/translations';
import type { ListCellProps } from '../../../admin/list-cell.ts';
import { LocalTime } from '../../../admin/local-time.tsx';
import { environment } from '../../../platform/environment.ts';
import { words } from '../../../platform/i18n/words.ts';
import { readLastSignIn } from '../sign-in/last-sign-in.ts';

const invited = words('invited, not yet', 'inviteret, ikke endnu', 'eingeladen, noch nicht');
const none = words('none recorded', 'ingen registreret', 'keine verzeichnet');
const dayMs = 24 * 60 * 60 * 1_000;

/** Whether the audit trail goes back to the creation of an account (ISO 8601). */
const isRecordedSince = (createdAt: unknown): boolean =>
	Date.parse(String(createdAt)) > Date.now() - environment.AUDIT_DAYS * dayMs;

/** A column of the list of users: the last sign-in, or that an invitation was not accepted yet. */
export async function LastSignInCell({ payload, rowData, i18n }: ListCellProps) {
	if (!rowData) return null;
	const at = await readLastSignIn(payload, rowData.id);
	return at === null ? (
		<span className="own-quiet">
			{getTranslation(isRecordedSince(rowData.createdAt) ? invited : none, i18n)}
		</span>
	) : (
		<LocalTime iso={at} language={i18n.language} />
	);
}
