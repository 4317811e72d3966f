import * as z from 'zod/mini';
import { isFields } from './leave-out.ts';

interface DeclaredArgument {
	name: string;
	type: string;
}

/** How a price API declares the two arguments of `priceModelList`. */
export interface PriceArguments {
	currency: DeclaredArgument;
	countries: DeclaredArgument;
}

/** As the contract declares them (`packages/contracts/prices.graphql`). */
export const contractArguments: PriceArguments = {
	currency: { name: 'currency', type: 'Currency' },
	countries: { name: 'countries', type: '[String!]' },
};

/** Names the currency argument may have: the contract's, and the one of its variable (specification section 7). */
const currencyNames = ['currency', 'priceModelListCurrency'];

/** Asks an API for the arguments it declares. */
export const introspectionQuery = `query priceModelListArguments {
	__schema { queryType { fields { name args { name type { ...Reference } } } } }
}
fragment Reference on __Type { kind name ofType { kind name ofType { kind name ofType { kind name } } } }`;

/** Fits no API: one that hides its schema names the expected types in its refusal. */
export const misfitQuery = `query priceModelListMisfit${headOf({
	currency: { ...contractArguments.currency, type: 'Boolean' },
	countries: { ...contractArguments.countries, type: 'Boolean' },
})} { id } }`;

/** The variables of a price query, and its field with the arguments. */
export function headOf({ currency, countries }: PriceArguments): string {
	return `($priceModelListCurrency: ${currency.type}, $countries: ${countries.type}) {
	priceModelList(${currency.name}: $priceModelListCurrency, ${countries.name}: $countries)`;
}

/** A query of the contract, for an API that declares its arguments otherwise. */
export function withArguments(query: string, declared: PriceArguments): string {
	return query.replace(headOf(contractArguments), headOf(declared));
}

/** What people read: `currency: Currency!, countries: [ID!]`. */
export function argumentsText({ currency, countries }: PriceArguments): string {
	return [currency, countries].map(({ name, type }) => `${name}: ${type}`).join(', ');
}

const introspected = z.object({
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

/** The arguments in the answer to `introspectionQuery`; undefined where it does not say them. */
export function argumentsInSchema(data: unknown): PriceArguments | undefined {
	const schema = introspected.safeParse(data);
	if (!schema.success) return undefined;
	const { fields } = schema.data.__schema.queryType;
	const args = fields.find(({ name }) => name === 'priceModelList')?.args ?? [];
	const declared = (names: readonly string[]): DeclaredArgument | undefined => {
		const [argument] = names.flatMap((name) => args.find((arg) => arg.name === name) ?? []);
		const type = typeText(argument?.type);
		return argument && type ? { name: argument.name, type } : undefined;
	};
	const currency = declared(currencyNames);
	const countries = declared(['countries']);
	return currency && countries ? { currency, countries } : undefined;
}

/** The arguments in the complaints about `misfitQuery`; undefined where they do not name both types. */
export function argumentsInComplaints(messages: readonly string[]): PriceArguments | undefined {
	const expected = (variable: string) => {
		const about = messages.find((message) => message.includes(variable));
		return about?.match(/expecting type\W*?(\[*[_A-Za-z]\w*[\]!]*)/)?.[1];
	};
	const currency = expected('priceModelListCurrency');
	const countries = expected('countries');
	if (!currency || !countries) return undefined;
	return {
		currency: { ...contractArguments.currency, type: currency },
		countries: { ...contractArguments.countries, type: countries },
	};
}

function typeText(reference: unknown): string | undefined {
	if (!isFields(reference)) return undefined;
	const { kind, name, ofType } = reference;
	if (kind === 'NON_NULL' || kind === 'LIST') {
		const inner = typeText(ofType);
		if (!inner) return undefined;
		return kind === 'LIST' ? `[${inner}]` : `${inner}!`;
	}
	return typeof name === 'string' && /^[_A-Za-z]\w*$/.test(name) ? name : undefined;
}
