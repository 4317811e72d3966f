import { isCountryCode } from '#shared/prices/countries.ts';
import type {
	PriceModel,
	Subscription,
	TransactionRcs,
	TransactionSms,
} from '#shared/prices/prices.ts';
import { type Fields, isFields, readDay, readPrice } from './read-field.ts';
import { readOperators } from './read-operators.ts';
import type { RowProblems } from './row-problems.ts';

/** A part of a country's row: missing is no price, one of another country is left out. */
function partOf(row: Fields, name: string, country: string, problems: RowProblems): Fields | null {
	const part = row[name];
	if (part === null || part === undefined) return null;
	if (!isFields(part)) return problems.leaveOut('not an object');
	const own = part.country ?? country;
	return own === country ? part : problems.leaveOut('of another country');
}

function readSms(row: Fields, country: string, parent: RowProblems): TransactionSms | null {
	const problems = parent.at('transactionSms');
	const part = partOf(row, 'transactionSms', country, problems);
	if (!part) return null;
	const price = (name: string) => readPrice(part[name], problems.at(name));
	return {
		country,
		DKK: price('DKK'),
		DKKpremium: price('DKKpremium'),
		EUR: price('EUR'),
		EURpremium: price('EURpremium'),
		validFrom: readDay(part.validFrom, problems.at('validFrom')),
	};
}

function readSubscription(
	row: Fields,
	name: 'subscriptionKeyword' | 'subscriptionNumber',
	country: string,
	parent: RowProblems,
): Subscription | null {
	const problems = parent.at(name);
	const part = partOf(row, name, country, problems);
	if (!part) return null;
	const price = (field: string) => readPrice(part[field], problems.at(field));
	return {
		country,
		DKK: price('DKK'),
		DKKfee: price('DKKfee'),
		EUR: price('EUR'),
		EURfee: price('EURfee'),
		validFrom: readDay(part.validFrom, problems.at('validFrom')),
	};
}

function readRcs(row: Fields, country: string, parent: RowProblems): TransactionRcs | null {
	const problems = parent.at('transactionRcs');
	const part = partOf(row, 'transactionRcs', country, problems);
	if (!part) return null;
	return { country, operators: readOperators(part.operators, country, problems.at('operators')) };
}

/**
 * The rows of a `priceModelList` (specification section 3), one for each country. A row, a part or a figure that can't be
 * used is left out and noted in `problems`; it costs nothing else.
 */
export function readModels(rows: readonly unknown[], problems: RowProblems): PriceModel[] {
	const countries = new Set<string>();
	return rows.flatMap((row, index) => {
		const place = problems.at(`row ${index}`);
		if (!isFields(row)) return place.leaveOut('not an object') ?? [];
		const { id } = row;
		if (!isCountryCode(id)) return place.leaveOut('id is not the code of a country') ?? [];
		if (countries.has(id)) return problems.at(id).leaveOut('a second row of the country') ?? [];
		countries.add(id);
		const here = problems.at(id);
		return {
			id,
			transactionSms: readSms(row, id, here),
			subscriptionKeyword: readSubscription(row, 'subscriptionKeyword', id, here),
			subscriptionNumber: readSubscription(row, 'subscriptionNumber', id, here),
			transactionRcs: readRcs(row, id, here),
		};
	});
}
