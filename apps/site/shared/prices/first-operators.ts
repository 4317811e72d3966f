import type { Currency } from '@website/contracts/currencies';
import type { PriceModel, TransactionRcs } from './price-model.ts';
import { summarizeRcs } from './summary.ts';

/** The number of operators per country in a page; the others are fetched on demand. */
export const firstOperators = 25;

/** The first operators, in the price API's order, and the summary of all. A short list is returned unchanged. */
export function limitRcsOperators(rcs: TransactionRcs, currency: Currency): TransactionRcs {
	if (rcs.operators.length <= firstOperators) return rcs;
	const { country, operators } = rcs;
	return {
		country,
		operators: operators.slice(0, firstOperators),
		all: summarizeRcs(rcs, currency),
	};
}

/** A country's prices with a bounded number of operators, for pages and most responses. */
export function limitOperators(model: PriceModel, currency: Currency): PriceModel {
	const { transactionRcs } = model;
	return {
		...model,
		transactionRcs: transactionRcs && limitRcsOperators(transactionRcs, currency),
	};
}
