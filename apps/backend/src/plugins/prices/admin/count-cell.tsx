'use client';
import { useTranslation } from '@payloadcms/ui';
import type { DefaultCellComponentProps } from 'payload';

/** The list cell of a count, formatted in the editor's language; a dash if it is empty. */
export function CountCell({ cellData }: DefaultCellComponentProps) {
	const { i18n } = useTranslation();
	const isCount = typeof cellData === 'number';
	return <span>{isCount ? new Intl.NumberFormat(i18n.language).format(cellData) : '–'}</span>;
}
