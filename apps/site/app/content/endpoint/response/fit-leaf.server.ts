import { type GraphQLEnumType, type GraphQLScalarType, isEnumType } from 'graphql';
import { parseDate } from '../../../i18n/format-date.ts';
import { readLocale } from './addresses.ts';
import { Misfit } from './misfit.ts';

type Fit = (value: unknown) => unknown;

const text: Fit = (value) =>
	typeof value === 'string'
		? value
		: typeof value === 'number' || typeof value === 'boolean'
			? String(value)
			: undefined;

const number: Fit = (value) => {
	const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
	return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
};

const matching =
	(isRight: (value: string) => boolean): Fit =>
	(value) => {
		const word = text(value);
		return typeof word === 'string' && (word === '' || isRight(word)) ? word : undefined;
	};

/** How a value of each scalar is read; undefined for a value that isn't one. An empty text is one of every textual scalar. */
const scalars: Record<string, Fit | undefined> = {
	String: text,
	ID: text,
	HTML: text,
	Int: (value) => {
		const count = number(value);
		return typeof count === 'number' ? Math.round(count) : undefined;
	},
	Float: number,
	Boolean: (value) => (typeof value === 'boolean' ? value : undefined),
	DateTime: matching((value) => !Number.isNaN(parseDate(value).getTime())),
	Decimal: matching((value) => /^-?\d+(\.\d+)?$/.test(value)),
	Currency: matching((value) => /^[A-Z]{3}$/.test(value)),
	Address: matching((value) => URL.canParse(value, 'https://site.invalid')),
	JSON: (value) =>
		typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined,
};

/** The value of a leaf as the contract has it: numbers may come as texts and texts as numbers. Throws a Misfit otherwise. */
export function fitLeaf(
	value: unknown,
	type: GraphQLScalarType | GraphQLEnumType,
	path: string,
): unknown {
	const fitted = isEnumType(type) ? fitEnum(value, type) : scalars[type.name]?.(value);
	if (fitted === undefined) throw new Misfit(path, `${preview(value)} is no ${type.name}`);
	return fitted;
}

export function emptyLeaf(type: GraphQLScalarType | GraphQLEnumType): unknown {
	if (isEnumType(type)) return type.getValues()[0]?.value;
	if (type.name === 'Int' || type.name === 'Float') return 0;
	if (type.name === 'Boolean') return false;
	return type.name === 'JSON' ? {} : '';
}

/** Names of enums may come in another case, and languages with their region. */
function fitEnum(value: unknown, type: GraphQLEnumType): unknown {
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
