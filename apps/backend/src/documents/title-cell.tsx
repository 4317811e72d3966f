'use client';
import { RenderDefaultCell } from '@payloadcms/ui';
import type { DefaultCellComponentProps } from 'payload';
import { displayTitleField } from './display-title-field.ts';

/** A list's column of titles: in the chosen language, or marked in another. In a list to choose from, it chooses. */
export function TitleCell(props: DefaultCellComponentProps) {
	return (
		<RenderDefaultCell
			clientProps={{ ...props, cellData: props.rowData?.[displayTitleField] ?? props.cellData }}
			columnIndex={props.columnIndex ?? 0}
			isLinkedColumn={props.link === true}
		/>
	);
}
