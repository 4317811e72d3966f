'use client';
import { DefaultCell } from '@payloadcms/ui';
import type { DefaultCellComponentProps } from 'payload';
import { shownTitle } from '../../editing/shown-title.ts';

/** A list's column of titles: in the chosen language, or marked in another. */
export function TitleCell(props: DefaultCellComponentProps) {
	return <DefaultCell {...props} cellData={props.rowData?.[shownTitle] ?? props.cellData} />;
}
