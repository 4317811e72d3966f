import { getTranslation } from '@payloadcms/translations';
import { type Block, type Field, formatLabels, type PayloadRequest } from 'payload';
import { blockOf, storedFields } from '../../../documents/field-walk.ts';
import { isRecord, listOf } from '../../../platform/http/reading/json-record.ts';
import type { Words } from '../../../platform/i18n/words.ts';

/** A problem in one language of a document. An error prevents publishing, a warning does not. */
export interface ChecklistProblem {
	level: 'error' | 'warning';
	/** The field's path, as in Payload's validation errors: `sections.2.buttons.0.link.title`. */
	path: string;
	message: Words;
}

export const error = (path: string, message: Words): ChecklistProblem => ({
	level: 'error',
	path,
	message,
});

export const warning = (path: string, message: Words): ChecklistProblem => ({
	level: 'warning',
	path,
	message,
});

/** The section or blog element of a problem. */
export interface ProblemSection {
	/** Its position, from 1. */
	number: number;
	label: NonNullable<Block['labels']>['singular'];
}

/** The section that a field's path leads through; null if the field is outside sections. `data` is the content in one language. */
export function sectionAt(
	fields: readonly Field[],
	data: Record<string, unknown>,
	path: string,
): ProblemSection | null {
	const [name, index] = path.split('.');
	const field = [...storedFields(fields)].find((each) => each.name === name);
	const row = listOf(data[name ?? ''])[Number(index)];
	const block = field?.type === 'blocks' && isRecord(row) ? blockOf(field, row) : undefined;
	if (!block) return null;
	return {
		number: Number(index) + 1,
		label: block.labels?.singular ?? formatLabels(block.slug).singular,
	};
}

/** The number and the name of a section, in the language of the interface. */
export const sectionName = ({ i18n }: PayloadRequest, { number, label }: ProblemSection): string =>
	`${number}. ${getTranslation(label, i18n)}`;
