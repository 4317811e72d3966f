'use client';
import { getTranslation } from '@payloadcms/translations';
import { useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { translatorIn, words } from '../../platform/i18n/words.ts';
import { entryOnPath, fieldsOnPath, type Step } from './fields-on-path.ts';

const entryWord = words('Entry {number}', 'Post {number}', 'Eintrag {number}');

/** Returns a function that labels fields on a path of the open form, such as "Sections 2 › Heading". */
function useStepLabels(): (steps: readonly Step[]) => string {
	const { i18n } = useTranslation();
	return (steps) =>
		steps
			.map(({ field, row }) => {
				const label =
					'label' in field && field.label ? getTranslation(field.label, i18n) : undefined;
				const name = typeof label === 'string' ? label : 'name' in field ? field.name : '';
				return row === null ? name : `${name} ${row + 1}`;
			})
			.join(' › ');
}

/** Returns a function that labels a path of the open form, such as "Sections 2 › Heading". */
export function useFieldLabel(): (path: string) => string {
	const { docConfig } = useDocumentInfo();
	const labels = useStepLabels();
	return (path) => labels(fieldsOnPath(docConfig?.fields ?? [], path)) || path;
}

/** Returns a function that names the entry of a list on a path, such as "Entry 3: Title"; empty for a path outside of lists. */
export function useEntryLabel(): (path: string) => string {
	const { docConfig } = useDocumentInfo();
	const { i18n } = useTranslation();
	const labels = useStepLabels();
	return (path) => {
		const entry = entryOnPath(docConfig?.fields ?? [], path);
		if (!entry) return '';
		const name = translatorIn(i18n.language)(entryWord, { number: entry.number });
		return [name, labels(entry.below)].filter(Boolean).join(': ');
	};
}
