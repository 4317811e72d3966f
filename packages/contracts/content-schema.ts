import {
	buildSchema,
	type GraphQLEnumType,
	type GraphQLField,
	type GraphQLOutputType,
	type GraphQLScalarType,
	type GraphQLSchema,
	getNamedType,
	getNullableType,
	isEnumType,
	isLeafType,
	isListType,
	isNonNullType,
	isObjectType,
	isUnionType,
} from 'graphql';
import { fallbackOf, isRequired } from './content-directives.ts';
import { typeDefs } from './generated/content-sdl.ts';

/** The schema of the content contract. */
export const contract: GraphQLSchema = buildSchema(typeDefs);

/** Values of an object of the contract; nested ones may lack fields, and functions are resolved on request. */
export type Fields = Record<string, unknown>;

/**
 * Completes an object of the contract: a missing field gets the contract's fallback or the empty value of its type. Null if a
 * required field is missing (`@required`).
 */
export function complete(typeName: string, fields: Fields): Fields | null {
	const type = contract.getType(typeName);
	if (!isObjectType(type))
		throw new Error(`${typeName} is not an object type of the content contract`);
	const result: Fields = {};
	for (const field of Object.values(type.getFields())) {
		const value = completeField(field, fields[field.name]);
		if (value === undefined) return null;
		result[field.name] = value;
	}
	return result;
}

/** Completes a field's value; undefined if a required field is missing. */
function completeField(field: GraphQLField<unknown, unknown>, value: unknown): unknown {
	if (typeof value === 'function') return value;
	const isMissing = value === null || value === undefined || (value === '' && isRequired(field));
	if (isMissing && isRequired(field)) return undefined;
	const result = isMissing ? null : completeValue(field.type, value);
	if (result !== null) return result;
	return isNonNullType(field.type) ? (fallbackOf(field) ?? emptyValue(field.type)) : null;
}

function completeValue(type: GraphQLOutputType, value: unknown): unknown {
	const nullableType = getNullableType(type);
	if (isListType(nullableType)) {
		const items = Array.isArray(value) ? value : [value];
		return items
			.map((item) => completeValue(nullableType.ofType, item))
			.filter((item) => item !== null);
	}
	if (!isObjectType(nullableType) && !isUnionType(nullableType)) return value;
	if (typeof value !== 'object' || value === null) return null;
	// A non-list object is one of the contract's, with the contract's names as keys.
	const fields = value as Fields;
	if (isObjectType(nullableType)) return complete(nullableType.name, fields);
	const member = String(fields.__typename);
	const result = complete(member, fields);
	return result && { __typename: member, ...result };
}

/** The empty value of a type; undefined for an object that cannot be empty. */
function emptyValue(type: GraphQLOutputType): unknown {
	const nullableType = getNullableType(type);
	if (isListType(nullableType)) return [];
	const namedType = getNamedType(nullableType);
	return isLeafType(namedType) ? emptyLeaf(namedType) : (complete(namedType.name, {}) ?? undefined);
}

/** The value of a field without `@fallback` that has none: an empty text, zero, false or the first enum value. */
export function emptyLeaf(type: GraphQLScalarType | GraphQLEnumType): unknown {
	if (isEnumType(type)) return type.getValues()[0]?.value;
	if (type.name === 'Int' || type.name === 'Float') return 0;
	if (type.name === 'Boolean') return false;
	return type.name === 'JSON' ? {} : '';
}
