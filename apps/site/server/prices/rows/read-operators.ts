import type { Operator, OperatorPrice, OperatorPrices } from '#shared/prices/prices.ts';
import { isFields, readDay, readList, readPrice, readText } from './read-field.ts';
import type { RowProblems } from './row-problems.ts';

/** MCC and MNC without what some write between them: "238-01" and "238 01" are "23801". */
function networkCode(text: string): string {
	const digits = text.replaceAll(/[\s/–-]/g, '');
	return /^\d{5,6}$/.test(digits) ? digits : text;
}

function readOperator(value: unknown, country: string, problems: RowProblems): Operator | null {
	if (!isFields(value)) return problems.leaveOut('not an object');
	const id = readText(value.id, problems.at('id'));
	const name = readText(value.name, problems.at('name'));
	const mccMnc = readText(value.mccMnc, problems.at('mccMnc'));
	if (id === null || name === null || mccMnc === null) return null;
	const region = value.region ? readText(value.region, problems.at('region')) : null;
	return { countryIso: country, id, mccMnc: networkCode(mccMnc), name, region };
}

function readPrices(value: unknown, problems: RowProblems): OperatorPrice[] {
	const types = new Set<string>();
	return readList(value, problems).flatMap((row, index) => {
		const here = problems.at(index);
		if (!isFields(row)) return here.leaveOut('not an object') ?? [];
		const type = readText(row.type, here.at('type'));
		if (type === null) return [];
		if (types.has(type)) return here.leaveOut('a second price of the same type') ?? [];
		types.add(type);
		const DKK = readPrice(row.DKK, here.at('DKK'));
		const EUR = readPrice(row.EUR, here.at('EUR'));
		return { type, DKK, EUR, validFrom: readDay(row.validFrom, here.at('validFrom')) };
	});
}

/** A country's operators and their prices; an operator that can't be used or comes again is left out. */
export function readOperators(
	value: unknown,
	country: string,
	problems: RowProblems,
): OperatorPrices[] {
	const ids = new Set<string>();
	return readList(value, problems).flatMap((row, index) => {
		const here = problems.at(index);
		if (!isFields(row)) return here.leaveOut('not an object') ?? [];
		const operator = readOperator(row.operator, country, here.at('operator'));
		if (!operator) return [];
		if (ids.has(operator.id)) return here.leaveOut('a second operator with the same id') ?? [];
		ids.add(operator.id);
		return { operator, prices: readPrices(row.prices, here.at('prices')) };
	});
}
