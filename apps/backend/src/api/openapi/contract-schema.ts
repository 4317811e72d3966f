import { typeDefs } from '@website/contracts/prices-sdl';
import {
	buildSchema,
	type GraphQLField,
	type GraphQLObjectType,
	type GraphQLOutputType,
	isEnumType,
	isListType,
	isNonNullType,
	isObjectType,
} from 'graphql';
import { z } from 'zod';
import { decimal, isoDay } from '../../plugins/prices/model/decimal.ts';

export const country = z
	.string()
	.regex(/^[A-Z]{2}$/)
	.meta({ id: 'CountryCode', description: 'ISO 3166-1 alpha-2', example: 'DK' });

/** Formats for fields that are strings or IDs in the GraphQL contract, by type and field or by field only. */
const formats: Readonly<Record<string, z.ZodType>> = {
	'PriceModel.id': country,
	country,
	countryIso: country,
	validFrom: isoDay,
	mccMnc: z.string().meta({ example: '23801' }),
};

const scalars: Readonly<Record<string, z.ZodType>> = {
	Boolean: z.boolean(),
	Decimal: decimal,
	ID: z.string(),
	String: z.string(),
};

const contract = buildSchema(typeDefs);

/** The response schema of a type in the contract. All fields are optional, because a response has only the queried fields. */
export function contractSchema(name: string): z.ZodType {
	const type = contract.getType(name);
	if (!isObjectType(type)) throw new Error(`${name} is no type of the price API's contract`);
	return objectSchema(type, new Map());
}

function objectSchema(type: GraphQLObjectType, schemas: Map<string, z.ZodType>): z.ZodType {
	const existing = schemas.get(type.name);
	if (existing) return existing;
	const fields = Object.values(type.getFields()).map((field) => {
		return [field.name, fieldSchema(type.name, field, schemas)] as const;
	});
	const description = type.description ?? undefined;
	const schema = z
		.object(Object.fromEntries(fields))
		.partial()
		.meta({ id: type.name, ...(description && { description }) });
	schemas.set(type.name, schema);
	return schema;
}

function fieldSchema(
	typeName: string,
	{ name, type }: GraphQLField<unknown, unknown>,
	schemas: Map<string, z.ZodType>,
): z.ZodType {
	const format = formats[`${typeName}.${name}`] ?? formats[name];
	return isNonNullType(type)
		? (format ?? valueSchema(type.ofType, schemas))
		: (format ?? valueSchema(type, schemas)).nullable();
}

function valueSchema(type: GraphQLOutputType, schemas: Map<string, z.ZodType>): z.ZodType {
	if (isNonNullType(type)) return valueSchema(type.ofType, schemas);
	if (isListType(type)) return z.array(valueSchema(type.ofType, schemas));
	if (isObjectType(type)) return objectSchema(type, schemas);
	if (isEnumType(type)) return z.enum(type.getValues().map((value) => value.name));
	const scalar = scalars[type.name];
	if (!scalar) throw new Error(`The document has no schema for the scalar ${type.name}`);
	return scalar;
}
