import { type Block, type Field, formatLabels } from 'payload';
import { blockOf, storedFields } from '../../../documents/field-walk.ts';
import { isRecord, listOf } from '../../../platform/http/reading/json-record.ts';

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
