type Node = Record<string, unknown>;

const isNode = (value: unknown): value is Node =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Returns a copy of the document in which each schema with `anyOf` or `oneOf` has a `type`: the types of its choices. It is redundant, but
 * without it the docs viewer logs such a schema as invalid if it is referenced twice.
 */
export function withExplicitTypes<Document extends object>(document: Document): Document {
	const copy = structuredClone(document);
	const schemas = schemasOf(copy);
	addTypes(copy, (reference) => schemas[reference.replace('#/components/schemas/', '')]);
	return copy;
}

function schemasOf(document: object): Node {
	const components = 'components' in document ? document.components : undefined;
	return isNode(components) && isNode(components.schemas) ? components.schemas : {};
}

function addTypes(value: unknown, resolve: (reference: string) => unknown): void {
	if (Array.isArray(value)) for (const item of value) addTypes(item, resolve);
	if (!isNode(value)) return;
	for (const inner of Object.values(value)) addTypes(inner, resolve);
	if (!value.type && choicesOf(value)) {
		const [first, ...others] = typesOf(value, resolve);
		if (first) value.type = others.length > 0 ? [first, ...others] : first;
	}
}

function choicesOf({ anyOf, oneOf }: Node): unknown[] | undefined {
	return Array.isArray(anyOf) ? anyOf : Array.isArray(oneOf) ? oneOf : undefined;
}

/** The types that a schema allows; empty if one of its choices allows any type. */
function typesOf(schema: unknown, resolve: (reference: string) => unknown): string[] {
	if (!isNode(schema)) return [];
	if (typeof schema.$ref === 'string') return typesOf(resolve(schema.$ref), resolve);
	const { type } = schema;
	if (typeof type === 'string') return [type];
	if (Array.isArray(type)) return type;
	const types = choicesOf(schema)?.map((choice) => typesOf(choice, resolve)) ?? [];
	return types.some((choice) => choice.length === 0) ? [] : [...new Set(types.flat())];
}
