'use client';
import { useTranslation } from '@payloadcms/ui';
import { LocalTime } from '../../admin/local-time.tsx';
import { useTranslator } from '../../platform/i18n/use-translator.ts';
import { words } from '../../platform/i18n/words.ts';
import { daysLeft } from './days-left.ts';

const texts = {
	deletion: words(
		'deleted for good {when}',
		'slettes endeligt {when}',
		'wird {when} endgültig gelöscht',
	),
};

interface Props {
	/** ISO 8601. */
	deletedAt: string;
	/** The name of the person who moved the document to the trash; null for the program. */
	by: string | null;
	/** The days that a document stays in the trash. */
	trashDays: number;
}

/** Who moved a document to the trash and when, and when it is deleted. */
export function TrashNote({ deletedAt, by, trashDays }: Props) {
	const { i18n } = useTranslation();
	const t = useTranslator();
	const when = new Intl.RelativeTimeFormat(i18n.language).format(
		daysLeft(deletedAt, trashDays, Date.now()),
		'day',
	);
	return (
		<div className="own-quiet trash-note">
			{by === null ? null : `${by} · `}
			<LocalTime iso={deletedAt} language={i18n.language} /> · {t(texts.deletion, { when })}
		</div>
	);
}
