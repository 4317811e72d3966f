import { type Currency, currencies } from '@website/contracts/currencies';
import type { PriceModel } from '@website/contracts/prices-types';

/** The figures of one currency only: the others' fields become null. */
export function inCurrency(model: PriceModel, currency: Currency): PriceModel {
	const hidden = currencies
		.filter((other) => other !== currency)
		.flatMap((other) => [other, `${other}premium`, `${other}fee`]);
	const only = <Part extends object>(part: Part | null | undefined): Part | null => {
		if (!part) return null;
		const result = { ...part };
		for (const name of hidden) if (name in result) Object.assign(result, { [name]: null });
		return result;
	};
	return {
		...model,
		transactionSms: only(model.transactionSms),
		subscriptionKeyword: only(model.subscriptionKeyword),
		subscriptionNumber: only(model.subscriptionNumber),
		transactionRcs: model.transactionRcs
			? {
					...model.transactionRcs,
					operators: model.transactionRcs.operators.map(({ prices, ...rest }) => ({
						...rest,
						prices: prices.map((price) => only(price) ?? price),
					})),
				}
			: null,
	};
}
