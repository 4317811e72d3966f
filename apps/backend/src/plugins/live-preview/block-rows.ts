import type { FormState } from 'payload';

/** The position of a section in the form: the name of the blocks field, and the row index. */
export interface BlockRow {
	field: string;
	index: number;
}

const blockId = /^(sections|blogSections)\.(\d+)\.id$/;
const rowElementId = /^(sections|blogSections)-row-(\d+)$/;

/** The row of a block; undefined if the form no longer has it. */
export function rowOfBlock(fields: FormState, block: unknown): BlockRow | undefined {
	for (const [path, { value }] of Object.entries(fields)) {
		const [, field, index] = blockId.exec(path) ?? [];
		if (field && value === block) return { field, index: Number(index) };
	}
	return undefined;
}

/** The id of the block whose row contains an element; undefined outside of blocks. */
export function blockInRow(fields: FormState, element: Element): string | undefined {
	for (let ancestor: Element | null = element; ancestor; ancestor = ancestor.parentElement) {
		const [, field, index] = rowElementId.exec(ancestor.id) ?? [];
		const value = field && fields[`${field}.${index}.id`]?.value;
		if (typeof value === 'string') return value;
	}
	return undefined;
}
