'use client';
import { getTranslation } from '@payloadcms/translations';
import { useConfig, useTranslation } from '@payloadcms/ui';
import type { DefaultCellComponentProps } from 'payload';

/** The label of the document's collection or global, in the language of the admin. */
export function EntityCell({ rowData }: DefaultCellComponentProps) {
	const { getEntityConfig } = useConfig();
	const { i18n } = useTranslation();
	const slug = String(rowData.entity);
	const label =
		getEntityConfig({ collectionSlug: slug })?.labels.singular ??
		getEntityConfig({ globalSlug: slug })?.label ??
		slug;
	return getTranslation(label, i18n);
}
