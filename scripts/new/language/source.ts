import { type Node, type ObjectExpression, type ObjectProperty, parseSync } from 'oxc-parser';

/** A parsed file. */
export interface Source {
	/** The path from the project's root. */
	path: string;
	text: string;
	program: Node;
}

export function parse(path: string, text: string): Source {
	const { program, errors } = parseSync(path, text);
	if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
	return { path, text, program };
}

const isNode = (value: unknown): value is Node =>
	typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

export const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

/** A node and all nodes inside, in the order of the file. */
export function* nodesIn(node: Node): Generator<Node> {
	yield node;
	for (const child of childrenOf(node)) yield* nodesIn(child);
}

/** The properties of an object by name; undefined for an object with other parts. */
export function propertiesOf(node: ObjectExpression): Map<string, ObjectProperty> | undefined {
	const properties = new Map<string, ObjectProperty>();
	for (const property of node.properties) {
		if (property.type !== 'Property' || property.computed) return undefined;
		const { key } = property;
		properties.set(
			key.type === 'Identifier' ? key.name : String('value' in key && key.value),
			property,
		);
	}
	return properties;
}

/** A value without `satisfies`. */
export const untyped = (node: Node): Node =>
	node.type === 'TSSatisfiesExpression' ? node.expression : node;

export const textOf = ({ text }: Source, { start, end }: Pick<Node, 'end' | 'start'>): string =>
	text.slice(start, end);

/** The line of a node, from 1. */
export const lineOf = ({ text }: Source, { start }: Pick<Node, 'start'>): number =>
	text.slice(0, start).split('\n').length;

/** A part of a text and what replaces it. */
export interface Edit {
	start: number;
	end: number;
	text: string;
}

/** The part of a text from `start` to `end` with the changes inside it, none of which overlap. */
export function withEdits(
	text: string,
	edits: readonly Edit[],
	start = 0,
	end = text.length,
): string {
	let result = '';
	let position = start;
	const inside = edits.filter((edit) => edit.start >= start && edit.end <= end);
	for (const edit of inside.sort((a, b) => a.start - b.start)) {
		result += text.slice(position, edit.start) + edit.text;
		position = edit.end;
	}
	return result + text.slice(position, end);
}

/** Takes an entry with its comma out of an object. */
export const withoutEntry = ({ text }: Source, { start, end }: ObjectProperty): Edit => ({
	start,
	end: end + (/^\s*,?\s*/.exec(text.slice(end))?.[0].length ?? 0),
	text: '',
});
