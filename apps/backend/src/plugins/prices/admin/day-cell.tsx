'use client';
import { useTranslation } from '@payloadcms/ui';
import type { DefaultCellComponentProps } from 'payload';
import { formatDay } from '../collections/format-day.ts';

/** The list cell of a day, formatted in the editor's language; a dash if it is empty. */
export function DayCell({ cellData }: DefaultCellComponentProps) {
	const { i18n } = useTranslation();
	return <span>{typeof cellData === 'string' ? formatDay(cellData, i18n.language) : '–'}</span>;
}
