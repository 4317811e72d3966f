'use client';
import { useTranslation } from '@payloadcms/ui';
import type { DefaultCellComponentProps } from 'payload';

/** A number of things in a list, grouped as the editor's language does it; a dash for none. */
export function CountCell({ cellData }: DefaultCellComponentProps) {
	const { i18n } = useTranslation();
	const isCount = typeof cellData === 'number';
	return <span>{isCount ? new Intl.NumberFormat(i18n.language).format(cellData) : '–'}</span>;
}
