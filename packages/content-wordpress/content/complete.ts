import { fallbackOf, isRequired } from '@website/contracts/content-directives';
import {
	type GraphQLField,
	type GraphQLOutputType,
	getNamedType,
	getNullableType,
	isEnumType,
	isListType,
	isNonNullType,
	isObjectType,
	isUnionType,
} from 'graphql';
import { contract } from '../contract.ts';

/** Values of an object of the contract; nested ones may lack fields, and functions are resolved on request. */
export type Fields = Record<string, unknown>;

/**
 * An object of the contract made whole: what is missing gets the contract's fallback or its type's empty value. Null when a
 * required field is missing, as the contract has it (`@required`).
 */
export function complete(typeName: string, fields: Fields): Fields | null {
	const type = contract.getType(typeName);
	if (!isObjectType(type)) throw new Error(`${typeName} is no object type of the content contract`);
	const whole: Fields = {};
	for (const field of Object.values(type.getFields())) {
		const value = completeField(field, fields[field.name]);
		if (value === undefined) return null;
		whole[field.name] = value;
	}
	return whole;
}

/** The field's value; undefined where the object can't be without it. */
function completeField(field: GraphQLField<unknown, unknown>, value: unknown): unknown {
	if (typeof value === 'function') return value;
	const isMissing = value === null || value === undefined || (value === '' && isRequired(field));
	if (isMissing && isRequired(field)) return undefined;
	const whole = isMissing ? null : completeValue(field.type, value);
	if (whole !== null) return whole;
	return isNonNullType(field.type) ? (fallbackOf(field) ?? emptyValue(field.type)) : null;
}

function completeValue(type: GraphQLOutputType, value: unknown): unknown {
	const bare = getNullableType(type);
	if (isListType(bare)) {
		const items = Array.isArray(value) ? value : [value];
		return items.map((item) => completeValue(bare.ofType, item)).filter((item) => item !== null);
	}
	if (!isObjectType(bare) && !isUnionType(bare)) return value;
	if (typeof value !== 'object' || value === null) return null;
	// Only this function makes objects of values that are no lists, and their keys are the contract's names.
	const fields = value as Fields;
	if (isObjectType(bare)) return complete(bare.name, fields);
	const member = String(fields.__typename);
	const whole = complete(member, fields);
	return whole && { __typename: member, ...whole };
}

/** The empty value of a type; undefined for an object that cannot be empty. */
function emptyValue(type: GraphQLOutputType): unknown {
	const bare = getNullableType(type);
	if (isListType(bare)) return [];
	const named = getNamedType(bare);
	if (isEnumType(named)) return named.getValues()[0]?.name;
	if (isObjectType(named)) return complete(named.name, {}) ?? undefined;
	if (named.name === 'Int' || named.name === 'Float') return 0;
	if (named.name === 'Boolean') return false;
	return named.name === 'JSON' ? {} : '';
}
