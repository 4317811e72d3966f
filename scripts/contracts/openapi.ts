import { parse } from 'yaml';
import { z } from 'zod';

type Node = Record<string, unknown>;

const isNode = (value: unknown): value is Node =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

const overlaySchema = z.object({
	actions: z.array(z.object({ target: z.string(), update: z.looseObject({}) })),
});

/** A step of a target: `.member`, `['member']`, or the entry of a list with a name: `[?@.name == 'entry']`. */
const step = /\.(\w+)|\['([^']+)'\]|\[\?@\.name == '([^']+)'\]/y;

/**
 * An OpenAPI document with the texts of overlays (OpenAPI Overlay 1.0), all in YAML. An overlay only adds: its actions are updates of one
 * object each. Throws for a target that is not in the document.
 */
export function withOverlays(document: string, overlays: readonly string[]): unknown {
	const result: unknown = parse(document, { maxAliasCount: -1 });
	for (const overlay of overlays)
		for (const { target, update } of overlaySchema.parse(parse(overlay)).actions)
			merge(find(result, target), update);
	return result;
}

function find(document: unknown, target: string): Node {
	let node = document;
	let end = 1;
	while (end < target.length) {
		step.lastIndex = end;
		const [text = '', name, quoted, entry] = step.exec(target) ?? [];
		if (entry) node = Array.isArray(node) && node.find(({ name }) => name === entry);
		else node = isNode(node) && node[name ?? quoted ?? ''];
		if (!node) break;
		end += text.length;
	}
	if (!isNode(node)) throw new Error(`The API document has no object at ${target}`);
	return node;
}

function merge(into: Node, update: Node): void {
	for (const [key, value] of Object.entries(update)) {
		const present = into[key];
		if (isNode(present) && isNode(value)) merge(present, value);
		else into[key] = value;
	}
}
