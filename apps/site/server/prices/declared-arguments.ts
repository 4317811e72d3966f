import * as z from 'zod/mini';

interface DeclaredArgument {
	name: string;
	type: string;
}

/** The two arguments of `priceModelList` as a price API declares them. */
export interface PriceArguments {
	currency: DeclaredArgument;
	countries: DeclaredArgument;
}

/** The arguments in the contract (`packages/contracts/prices.graphql`). */
export const contractArguments: PriceArguments = {
	currency: { name: 'currency', type: 'Currency' },
	countries: { name: 'countries', type: '[String!]' },
};

/** Allowed names of the currency argument: the one of the contract, and the one of the variable (specification section 7). */
const currencyNames = ['currency', 'priceModelListCurrency'];

/** Queries the arguments that an API declares. */
export const introspectionQuery = `query priceModelListArguments {
	__schema { queryType { fields { name args { name type { ...Reference } } } } }
}
fragment Reference on __Type { kind name ofType { kind name ofType { kind name ofType { kind name } } } }`;

/** The start of a price query: its variables, and its field with the arguments. */
export function queryHead({ currency, countries }: PriceArguments): string {
	return `($priceModelListCurrency: ${currency.type}, $countries: ${countries.type}) {
	priceModelList(${currency.name}: $priceModelListCurrency, ${countries.name}: $countries)`;
}

/** A query of the contract with the arguments that an API declares. */
export function withArguments(query: string, args: PriceArguments): string {
	return query.replace(queryHead(contractArguments), queryHead(args));
}

/** The arguments in a message or a setting: `currency: Currency!, countries: [ID!]`. */
export function argumentsText({ currency, countries }: PriceArguments): string {
	return [currency, countries].map(({ name, type }) => `${name}: ${type}`).join(', ');
}

const introspectionResult = z.object({
	__schema: z.object({
		queryType: z.object({
			fields: z.array(
				z.object({
					name: z.string(),
					args: z.array(z.object({ name: z.string(), type: z.unknown() })),
				}),
			),
		}),
	}),
});

/** The arguments in the response to `introspectionQuery`; undefined if it does not contain them. */
export function argumentsInSchema(data: unknown): PriceArguments | undefined {
	const schema = introspectionResult.safeParse(data);
	if (!schema.success) return undefined;
	const { fields } = schema.data.__schema.queryType;
	const args = fields.find(({ name }) => name === 'priceModelList')?.args ?? [];
	const findArgument = (names: readonly string[]): DeclaredArgument | undefined => {
		const [argument] = names.flatMap((name) => args.find((arg) => arg.name === name) ?? []);
		const type = typeText(argument?.type);
		return argument && type ? { name: argument.name, type } : undefined;
	};
	const currency = findArgument(currencyNames);
	const countries = findArgument(['countries']);
	return currency && countries ? { currency, countries } : undefined;
}

const typeReference = z.looseObject({ kind: z.string(), name: z.optional(z.nullable(z.string())) });

function typeText(reference: unknown): string | undefined {
	const { data } = typeReference.safeParse(reference);
	if (!data) return undefined;
	const { kind, name, ofType } = data;
	if (kind === 'NON_NULL' || kind === 'LIST') {
		const inner = typeText(ofType);
		if (!inner) return undefined;
		return kind === 'LIST' ? `[${inner}]` : `${inner}!`;
	}
	return name && /^[_A-Za-z]\w*$/.test(name) ? name : undefined;
}

/** Reads arguments in the form of `argumentsText`. */
export function parseArguments(text: string): PriceArguments {
	const [, name = '', currency = '', countries = ''] =
		/^(\w+): (\S+), countries: (\S+)$/.exec(text) ?? [];
	return { currency: { name, type: currency }, countries: { name: 'countries', type: countries } };
}
