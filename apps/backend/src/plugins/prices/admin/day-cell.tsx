'use client';
import { useTranslation } from '@payloadcms/ui';
import type { DefaultCellComponentProps } from 'payload';
import { formatDay } from '../fields/format-day.ts';

/** A day in a list, as the editor's language writes it; a dash for none. */
export function DayCell({ cellData }: DefaultCellComponentProps) {
	const { i18n } = useTranslation();
	return <span>{typeof cellData === 'string' ? formatDay(cellData, i18n.language) : '–'}</span>;
}
