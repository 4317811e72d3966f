import type { Currency } from '@website/contracts/currencies';
import type { RcsType } from '@website/contracts/rcs-types';
import type { Decimal } from './decimal.ts';
import type { RcsPriceModel } from './price-model.ts';

/** The specified RCS price (section 9): the price of the first operator, or 0 if the country, the operator or the price is missing. */
export function rcsPrice(
	models: readonly RcsPriceModel[],
	country: string,
	currency: Currency,
	type: RcsType = 'BASIC',
): Decimal {
	const model = models.find(({ id }) => id === country);
	const price = model?.transactionRcs?.operators[0]?.prices.find((entry) => entry.type === type);
	return price?.[currency] ?? '0';
}
