'use client';
import { RenderDefaultCell } from '@payloadcms/ui';
import type { DefaultCellComponentProps } from 'payload';
import { displayTitleField } from './display-title-field.ts';

/**
 * The title cell of a list: the title in the current locale, or one of another locale with its language name. In a list drawer a click
 * selects the document.
 */
export function TitleCell(props: DefaultCellComponentProps) {
	return (
		<RenderDefaultCell
			clientProps={{ ...props, cellData: props.rowData?.[displayTitleField] ?? props.cellData }}
			columnIndex={props.columnIndex ?? 0}
			isLinkedColumn={props.link === true}
		/>
	);
}
