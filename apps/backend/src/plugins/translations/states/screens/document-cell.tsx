'use client';
import { getTranslation } from '@payloadcms/translations';
import { useConfig, useTranslation } from '@payloadcms/ui';
import type { DefaultCellComponentProps } from 'payload';
import { adminUrl } from '../../../../documents/document-ref.ts';
import { untitled } from '../../../../documents/title-in.ts';
import { translatorIn } from '../../../../platform/i18n/translator-in.ts';

/** In the list of translations: a link to the document in the locale of the row. */
export function DocumentCell({ rowData }: DefaultCellComponentProps) {
	const { config, getEntityConfig } = useConfig();
	const { i18n } = useTranslation();
	const { entity, document, language, title } = rowData;
	const global = document ? undefined : getEntityConfig({ globalSlug: entity });
	const globalName = global ? getTranslation(global.label, i18n) : '';
	const ref = document
		? ({ kind: 'collection', slug: entity, id: document } as const)
		: ({ kind: 'global', slug: entity } as const);
	return (
		<a href={adminUrl(`${config.serverURL}${config.routes.admin}`, ref, language)}>
			{title || globalName || translatorIn(i18n.language)(untitled)}
		</a>
	);
}
