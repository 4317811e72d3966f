'use client';
import { RenderDefaultCell } from '@payloadcms/ui';
import type { DefaultCellComponentProps } from 'payload';
import { displayTitleField, untitled } from '../../documents/title-in.ts';
import { useTranslator } from '../../platform/i18n/use-translator.ts';
import { TrashNote } from './trash-note.tsx';

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
