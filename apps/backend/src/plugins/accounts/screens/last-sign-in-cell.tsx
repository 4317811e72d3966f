import { getTranslation } from '@payloadcms/translations';
import type { ListCellProps } from '../../../admin/list-cell.ts';
import { LocalTime } from '../../../admin/local-time.tsx';
import { environment } from '../../../platform/environment.ts';
import { words } from '../../../platform/i18n/words.ts';
import { isInvited, readLastSignIn } from '../sign-in/last-sign-in.ts';

const invited = words('invited, not yet', 'inviteret, ikke endnu', 'eingeladen, noch nicht');
const never = words('not yet', 'ikke endnu', 'noch nicht');
const none = words('none recorded', 'ingen registreret', 'keine verzeichnet');
const dayMs = 24 * 60 * 60 * 1_000;

/** Whether the audit trail goes back to the creation of an account (ISO 8601). */
const isRecordedSince = (createdAt: unknown): boolean =>
	Date.parse(String(createdAt)) > Date.now() - environment.AUDIT_DAYS * dayMs;

/** A column of the list of users: the last sign-in, or that an invitation was not accepted yet. */
export async function LastSignInCell({ payload, rowData, i18n }: ListCellProps) {
	if (!rowData) return null;
	const { id, createdAt } = rowData;
	const at = await readLastSignIn(payload, id);
	if (at !== null) return <LocalTime iso={at} language={i18n.language} />;
	const text = (await isInvited(payload, id)) ? invited : never;
	return (
		<span className="own-quiet">
			{getTranslation(isRecordedSince(createdAt) ? text : none, i18n)}
		</span>
	);
}
