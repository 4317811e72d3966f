import { type Currency, currencies } from '@website/contracts/currencies';
import type { PriceModel } from '@website/contracts/prices-types';

/** The prices in one currency only: the fields of other currencies are null. */
export function inCurrency(model: PriceModel, currency: Currency): PriceModel {
	const otherFields = currencies
		.filter((code) => code !== currency)
		.flatMap((code) => [code, `${code}premium`, `${code}fee`]);
	const keepCurrency = <Part extends object>(part: Part | null | undefined): Part | null => {
		if (!part) return null;
		const result = { ...part };
		for (const name of otherFields) if (name in result) Object.assign(result, { [name]: null });
		return result;
	};
	return {
		...model,
		transactionSms: keepCurrency(model.transactionSms),
		subscriptionKeyword: keepCurrency(model.subscriptionKeyword),
		subscriptionNumber: keepCurrency(model.subscriptionNumber),
		transactionRcs: model.transactionRcs
			? {
					...model.transactionRcs,
					operators: model.transactionRcs.operators.map(({ prices, ...rest }) => ({
						...rest,
						prices: prices.map((price) => keepCurrency(price) ?? price),
					})),
				}
			: null,
	};
}
