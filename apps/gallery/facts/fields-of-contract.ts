import {
	buildSchema,
	type GraphQLOutputType,
	getNamedType,
	isEnumType,
	isListType,
	isNonNullType,
	isObjectType,
	isScalarType,
} from 'graphql';
import type { PartField } from './part-facts.ts';

/** Reads description and fields of a type of the content contract. Returns null if there is no such type. */
export function readContractType(
	sdl: string,
	typeName: string,
): { description: string; fields: PartField[] } | null {
	const type = buildSchema(sdl).getType(typeName);
	if (!isObjectType(type)) return null;
	const fields = Object.values(type.getFields()).filter(({ name }) => name !== 'id');
	return {
		description: type.description ?? '',
		fields: fields.map((field) => {
			const namedType = getNamedType(field.type);
			const isRequired = field.astNode?.directives?.some(({ name }) => name.value === 'required');
			return {
				name: field.name,
				type: String(field.type),
				isOptional: !isNonNullType(field.type),
				description: field.description ?? '',
				values: isEnumType(namedType) ? namedType.getValues().map(({ name }) => name) : [],
				empty: isRequired || field.name === 'heading' ? null : emptyValue(field.type),
			};
		}),
	};
}

function emptyValue(type: GraphQLOutputType): PartField['empty'] {
	if (!isNonNullType(type)) return 'null';
	if (isListType(type.ofType)) return 'list';
	if (isScalarType(type.ofType) && ['String', 'HTML'].includes(type.ofType.name)) return '';
	return null;
}
