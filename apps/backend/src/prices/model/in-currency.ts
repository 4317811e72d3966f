import type { Currency, PriceModel } from '@website/contracts/prices-types';

const others: Record<Currency, readonly string[]> = {
	EUR: ['DKK', 'DKKpremium', 'DKKfee'],
	DKK: ['EUR', 'EURpremium', 'EURfee'],
};

/** The figures of one currency only: the other one's fields become null. */
export function inCurrency(model: PriceModel, currency: Currency): PriceModel {
	const hidden = others[currency];
	const only = <Part extends object>(part: Part | null | undefined): Part | null => {
		if (!part) return null;
		const kept = { ...part };
		for (const name of hidden) if (name in kept) Object.assign(kept, { [name]: null });
		return kept;
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
