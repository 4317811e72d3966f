'use client';
import { getTranslation } from '@payloadcms/translations';
import { useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { fieldsOnPath } from './fields-on-path.ts';

/** Returns a function that labels a path of the open form, such as "Sections 2 › Heading". */
export function useFieldLabel(): (path: string) => string {
	const { docConfig } = useDocumentInfo();
	const { i18n } = useTranslation();
	return (path) =>
		fieldsOnPath(docConfig?.fields ?? [], path)
			.map(({ field, row }) => {
				const label =
					'label' in field && field.label ? getTranslation(field.label, i18n) : undefined;
				const name = typeof label === 'string' ? label : 'name' in field ? field.name : '';
				return row === null ? name : `${name} ${row + 1}`;
			})
			.join(' › ') || path;
}
