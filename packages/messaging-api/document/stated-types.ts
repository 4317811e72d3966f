type Node = Record<string, unknown>;

const isNode = (value: unknown): value is Node =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The document with a `type` at each schema that is a choice (`anyOf`, `oneOf`): the types of its choices. It says nothing new, but the docs
 * viewer takes such a schema for invalid once two places refer to it, and logs so.
 */
export function withStatedTypes<Document extends object>(document: Document): Document {
	const copy = structuredClone(document);
	const schemas = schemasOf(copy);
	state(copy, (reference) => schemas[reference.replace('#/components/schemas/', '')]);
	return copy;
}

function schemasOf(document: object): Node {
	const components = 'components' in document ? document.components : undefined;
	return isNode(components) && isNode(components.schemas) ? components.schemas : {};
}

function state(value: unknown, resolve: (reference: string) => unknown): void {
	if (Array.isArray(value)) for (const item of value) state(item, resolve);
	if (!isNode(value)) return;
	for (const inner of Object.values(value)) state(inner, resolve);
	if (!value.type && choicesOf(value)) {
		const [first, ...others] = typesOf(value, resolve);
		if (first) value.type = others.length > 0 ? [first, ...others] : first;
	}
}

function choicesOf({ anyOf, oneOf }: Node): unknown[] | undefined {
	return Array.isArray(anyOf) ? anyOf : Array.isArray(oneOf) ? oneOf : undefined;
}

/** The types a schema allows; none when one of its choices allows any. */
function typesOf(schema: unknown, resolve: (reference: string) => unknown): string[] {
	if (!isNode(schema)) return [];
	if (typeof schema.$ref === 'string') return typesOf(resolve(schema.$ref), resolve);
	const { type } = schema;
	if (typeof type === 'string') return [type];
	if (Array.isArray(type)) return type;
	const types = choicesOf(schema)?.map((choice) => typesOf(choice, resolve)) ?? [];
	return types.some((choice) => choice.length === 0) ? [] : [...new Set(types.flat())];
}
