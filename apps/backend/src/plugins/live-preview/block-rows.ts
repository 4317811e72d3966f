import type { FormState } from 'payload';

/** Where a section stands in the form: the field that holds all of them, and its place in it. */
export interface BlockRow {
	field: string;
	index: number;
}

const blockId = /^(sections|blogSections)\.(\d+)\.id$/;
const rowElementId = /^(sections|blogSections)-row-(\d+)$/;

/** The row of a block; undefined when the form has it no more. */
export function rowOfBlock(fields: FormState, block: unknown): BlockRow | undefined {
	for (const [path, { value }] of Object.entries(fields)) {
		const [, field, index] = blockId.exec(path) ?? [];
		if (field && value === block) return { field, index: Number(index) };
	}
	return undefined;
}

/** The block whose form an element belongs to. */
export function blockInRow(fields: FormState, element: Element): string | undefined {
	for (let at: Element | null = element; at; at = at.parentElement) {
		const [, field, index] = rowElementId.exec(at.id) ?? [];
		const value = field && fields[`${field}.${index}.id`]?.value;
		if (typeof value === 'string') return value;
	}
	return undefined;
}
