import { behaviorWithout, fallbackOf, isRequired } from '@website/contracts/content-directives';
import { contract } from '@website/contracts/content-schema';
import {
	type FieldNode,
	type FragmentDefinitionNode,
	type GraphQLEnumType,
	type GraphQLOutputType,
	type GraphQLScalarType,
	isEnumType,
	isListType,
	isNonNullType,
	isObjectType,
	isScalarType,
	isUnionType,
	Kind,
	type SelectionSetNode,
} from 'graphql';

/** The shape of an operation's response: the contract's types, reduced to the requested fields. */
export type Shape =
	| { kind: 'leaf'; type: GraphQLScalarType | GraphQLEnumType }
	| { kind: 'list'; item: Shape }
	| ObjectShape
	| { kind: 'union'; members: ReadonlyMap<string, ObjectShape> };

export interface ObjectShape {
	kind: 'object';
	type: string;
	fields: ReadonlyMap<string, ShapedField>;
}

export interface ShapedField {
	shape: Shape;
	isNullable: boolean;
	isRequired: boolean;
	isExtra: boolean;
	/** The default value; undefined for the type's empty value. */
	fallback: unknown;
}

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

export function responseShape(
	typeName: string,
	selections: readonly SelectionSetNode[],
	fragments: Fragments,
): ObjectShape {
	const type = contract.getType(typeName);
	if (!isObjectType(type))
		throw new Error(`${typeName} is not an object type of the content contract`);
	const fields = new Map<string, ShapedField>();
	for (const [name, nodes] of selectedFields(typeName, selections, fragments)) {
		const definition = type.getFields()[nodes[0]?.name.value ?? ''];
		if (!definition) continue;
		const inner = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
		fields.set(name, {
			shape: shapeOf(definition.type, inner, fragments),
			isNullable: !isNonNullType(definition.type),
			isRequired: isRequired(definition),
			isExtra: behaviorWithout(definition) !== undefined,
			fallback: fallbackOf(definition),
		});
	}
	return { kind: 'object', type: typeName, fields };
}

function shapeOf(
	type: GraphQLOutputType,
	selections: readonly SelectionSetNode[],
	fragments: Fragments,
): Shape {
	if (isNonNullType(type)) return shapeOf(type.ofType, selections, fragments);
	if (isListType(type)) return { kind: 'list', item: shapeOf(type.ofType, selections, fragments) };
	if (isScalarType(type) || isEnumType(type)) return { kind: 'leaf', type };
	if (isUnionType(type)) {
		const members = type
			.getTypes()
			.map(({ name }) => [name, responseShape(name, selections, fragments)] as const);
		return { kind: 'union', members: new Map(members) };
	}
	return responseShape(type.name, selections, fragments);
}

/** The requested fields of a type by their response name; fragments on other types are ignored. */
function selectedFields(
	typeName: string,
	selections: readonly SelectionSetNode[],
	fragments: Fragments,
	fields = new Map<string, FieldNode[]>(),
): Map<string, FieldNode[]> {
	for (const node of selections.flatMap((set) => set.selections)) {
		if (node.kind === Kind.FIELD) {
			const name = (node.alias ?? node.name).value;
			fields.set(name, [...(fields.get(name) ?? []), node]);
			continue;
		}
		const part = node.kind === Kind.FRAGMENT_SPREAD ? fragments.get(node.name.value) : node;
		const condition = part?.typeCondition?.name.value;
		if (part && (!condition || condition === typeName || isUnionType(contract.getType(condition))))
			selectedFields(typeName, [part.selectionSet], fragments, fields);
	}
	return fields;
}
