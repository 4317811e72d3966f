'use client';
import { RenderDefaultCell, useTranslation } from '@payloadcms/ui';
import type { DefaultCellComponentProps } from 'payload';
import { LocalTime } from '../../admin/local-time.tsx';
import { displayTitleField, untitled } from '../../documents/title-in.ts';
import { useTranslator } from '../../platform/i18n/use-translator.ts';
import { words } from '../../platform/i18n/words.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** The days until a document in the trash is deleted, rounded up. */
export const daysLeft = (deletedAt: string, trashDays: number, now: number): number =>
	Math.max(0, Math.ceil((Date.parse(deletedAt) - now) / dayMs + trashDays));

const deletion = words(
	'deleted for good {when}',
	'slettes endeligt {when}',
	'wird {when} endgültig gelöscht',
);

interface TrashNoteProps {
	/** ISO 8601. */
	deletedAt: string;
	/** The name of the person who moved the document to the trash; null for the program. */
	by: string | null;
	/** The days that a document stays in the trash. */
	trashDays: number;
}

/** Who moved a document to the trash and when, and when it is deleted. */
function TrashNote({ deletedAt, by, trashDays }: TrashNoteProps) {
	const { i18n } = useTranslation();
	const t = useTranslator();
	const when = new Intl.RelativeTimeFormat(i18n.language).format(
		daysLeft(deletedAt, trashDays, Date.now()),
		'day',
	);
	return (
		<div className="own-quiet trash-note">
			{by === null ? null : `${by} · `}
			<LocalTime iso={deletedAt} language={i18n.language} /> · {t(deletion, { when })}
		</div>
	);
}

interface Props extends DefaultCellComponentProps {
	/** The days that a document stays in the trash; omitted for collections without trash. */
	trashDays?: number;
}

/**
 * The title cell of a list: the title in the current locale, or one of another locale with its language name. In a list drawer a click
 * selects the document. In the trash, a note follows.
 */
export function TitleCell({ trashDays, ...props }: Props) {
	const { changedBy, deletedAt }: Record<string, unknown> = props.rowData ?? {};
	const t = useTranslator();
	const title = props.rowData?.[displayTitleField] || props.cellData;
	return (
		<>
			<RenderDefaultCell
				clientProps={{ ...props, cellData: title || t(untitled) }}
				columnIndex={props.columnIndex ?? 0}
				isLinkedColumn={props.link === true}
			/>
			{trashDays !== undefined && typeof deletedAt === 'string' ? (
				<TrashNote
					by={typeof changedBy === 'string' ? changedBy : null}
					deletedAt={deletedAt}
					trashDays={trashDays}
				/>
			) : null}
		</>
	);
}
