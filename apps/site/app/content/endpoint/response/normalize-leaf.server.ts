import { type GraphQLEnumType, type GraphQLScalarType, isEnumType } from 'graphql';
import { parseDate } from '../../../i18n/format-date.ts';
import { readLocale } from './addresses.ts';
import { ContractViolation } from './contract-violation.ts';
import { isFields, parseJson } from './fields.ts';

type Parser = (value: unknown) => unknown;

const text: Parser = (value) =>
	typeof value === 'string'
		? value
		: typeof value === 'number' || typeof value === 'boolean'
			? String(value)
			: undefined;

const number: Parser = (value) => {
	const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
	return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
};

const textMatching =
	(isValid: (value: string) => boolean): Parser =>
	(value) => {
		const word = text(value);
		return typeof word === 'string' && (word === '' || isValid(word)) ? word : undefined;
	};

/** An object, or its JSON as text, as a content system's text field holds the data of an animation, with the byte order mark of its file. */
const jsonObject: Parser = (value) => {
	const object = typeof value === 'string' ? parseJson(value.replace(/^\uFEFF/, '')) : value;
	return isFields(object) ? object : undefined;
};

/** Parsers of the scalars; they return undefined for an invalid value. An empty string is valid for every textual scalar. */
const scalars: Record<string, Parser | undefined> = {
	String: text,
	ID: text,
	HTML: text,
	Int: (value) => {
		const count = number(value);
		return typeof count === 'number' ? Math.round(count) : undefined;
	},
	Float: number,
	Boolean: (value) => (typeof value === 'boolean' ? value : undefined),
	DateTime: textMatching((value) => !Number.isNaN(parseDate(value).getTime())),
	Decimal: textMatching((value) => /^-?\d+(\.\d+)?$/.test(value)),
	Currency: textMatching((value) => /^[A-Z]{3}$/.test(value)),
	Address: textMatching((value) => URL.canParse(value, 'https://site.invalid')),
	JSON: jsonObject,
};

/** Converts a leaf to its type in the contract: numbers may be strings and strings numbers. Throws a `ContractViolation` if it is invalid. */
export function normalizeLeaf(
	value: unknown,
	type: GraphQLScalarType | GraphQLEnumType,
	path: string,
): unknown {
	const result = isEnumType(type) ? normalizeEnum(value, type) : scalars[type.name]?.(value);
	if (result === undefined)
		throw new ContractViolation(path, `${preview(value)} is not a ${type.name}`);
	return result;
}

/** Enum values may have another case, and locales a region. */
function normalizeEnum(value: unknown, type: GraphQLEnumType): unknown {
	if (typeof value !== 'string') return undefined;
	if (type.getValue(value)) return value;
	if (type.name === 'Locale') return readLocale(value);
	const lowercase = value.toLowerCase();
	return type.getValues().find(({ name }) => name.toLowerCase() === lowercase)?.value;
}

function preview(value: unknown): string {
	const json = JSON.stringify(value) ?? String(value);
	return json.length > 60 ? `${json.slice(0, 60)}…` : json;
}
