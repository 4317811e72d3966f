import type { Currency } from '@website/contracts/currencies';
import type { RcsType } from '@website/contracts/rcs-types';
import { type Decimal, rangeOf } from './decimal.ts';
import type {
	CountrySummary,
	PriceModel,
	RcsPriceModel,
	RcsSummary,
	TransactionRcs,
} from './price-model.ts';

function latestOf(dates: readonly (string | null | undefined)[]): string | null {
	const days = dates.filter((date) => typeof date === 'string');
	return days.reduce<string | null>(
		(latest, date) => (latest && latest > date ? latest : date),
		null,
	);
}

export function summarizeRcs(rcs: TransactionRcs | null, currency: Currency): RcsSummary {
	if (rcs?.all) return rcs.all;
	const operators = rcs?.operators ?? [];
	const prices = operators.flatMap((entry) => entry.prices);
	const rangeFor = (type: RcsType) =>
		rangeOf(prices.filter((price) => price.type === type).map((price) => price[currency]));
	return {
		operators: operators.length,
		ranges: {
			BASIC: rangeFor('BASIC'),
			SINGLE: rangeFor('SINGLE'),
			CONVERSATION_A2P: rangeFor('CONVERSATION_A2P'),
			CONVERSATION_P2A: rangeFor('CONVERSATION_P2A'),
		},
		validFrom: latestOf(prices.map(({ validFrom }) => validFrom)),
	};
}

/** Reduces a country's prices to one currency and to a range per RCS type. */
export function summarize(model: PriceModel, currency: Currency): CountrySummary {
	const { transactionSms: sms, subscriptionKeyword: keyword, subscriptionNumber: number } = model;
	const rcs = summarizeRcs(model.transactionRcs, currency);
	return {
		country: model.id,
		sms: sms?.[currency] ?? null,
		smsPremium: sms?.[`${currency}premium`] ?? null,
		keyword: keyword?.[currency] ?? null,
		keywordFee: keyword?.[`${currency}fee`] ?? null,
		number: number?.[currency] ?? null,
		numberFee: number?.[`${currency}fee`] ?? null,
		rcs: rcs.ranges,
		operators: rcs.operators,
		validFrom: latestOf([sms, keyword, number, rcs].map((part) => part?.validFrom)),
	};
}

export function hasPrice(summary: CountrySummary): boolean {
	const { sms, smsPremium, keyword, keywordFee, number, numberFee, rcs } = summary;
	const figures = [sms, smsPremium, keyword, keywordFee, number, numberFee, ...Object.values(rcs)];
	return figures.some((figure) => figure !== null);
}

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
