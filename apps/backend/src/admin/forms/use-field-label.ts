'use client';
import { getTranslation } from '@payloadcms/translations';
import { useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { translatorIn } from '../../platform/i18n/translator-in.ts';
import { words } from '../../platform/i18n/words.ts';
import { fieldsOnPath, type Step } from './fields-on-path.ts';

const entryWord = words('Entry {number}', 'Post {number}', 'Eintrag {number}');

/** Returns a function that lists the fields on a path of the open form, each with its label and row. */
function useSteps() {
	const { docConfig } = useDocumentInfo();
	const { i18n } = useTranslation();
	const labelOf = ({ field }: Step) => {
		const label = 'label' in field && field.label ? getTranslation(field.label, i18n) : undefined;
		return typeof label === 'string' ? label : 'name' in field ? field.name : '';
	};
	return (path: string) =>
		fieldsOnPath(docConfig?.fields ?? [], path).map((step) => ({ ...step, label: labelOf(step) }));
}

/** Returns a function that labels a path of the open form, such as "Sections 2 › Heading". */
export function useFieldLabel(): (path: string) => string {
	const stepsOn = useSteps();
	return (path) =>
		stepsOn(path)
			.map(({ label, row }) => (row === null ? label : `${label} ${row + 1}`))
			.join(' › ') || path;
}

/** Returns a function that names the entry of a list on a path, such as "Entry 3: Title"; empty for a path outside of lists. */
export function useEntryLabel(): (path: string) => string {
	const { i18n } = useTranslation();
	const stepsOn = useSteps();
	return (path) => {
		const steps = stepsOn(path);
		const at = steps.findLastIndex(({ field, row }) => row !== null && field.type !== 'blocks');
		const number = (steps[at]?.row ?? -1) + 1;
		if (number === 0) return '';
		const labels = steps.slice(at + 1).map(({ label }) => label);
		return [translatorIn(i18n.language)(entryWord, { number }), labels.filter(Boolean).join(' › ')]
			.filter(Boolean)
			.join(': ');
	};
}
