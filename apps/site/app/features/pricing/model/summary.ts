import type { Currency } from './currency.ts';
import { rangeOf } from './decimal.ts';
import { type PriceModel, type RcsType, rcsTypes } from './prices.ts';
import type { CountrySummary } from './summary-schema.ts';

export type { CountrySummary };

function latestDate(model: PriceModel): string | null {
	const dates = [
		model.transactionSms?.validFrom,
		model.subscriptionKeyword?.validFrom,
		model.subscriptionNumber?.validFrom,
		...(model.transactionRcs?.operators ?? []).flatMap((entry) =>
			entry.prices.map((price) => price.validFrom),
		),
	].filter((date) => typeof date === 'string');
	return dates.reduce<string | null>(
		(latest, date) => (latest && latest > date ? latest : date),
		null,
	);
}

/** Reduces a country's prices to one currency and to a range per RCS type. */
export function summarise(model: PriceModel, currency: Currency): CountrySummary {
	const { transactionSms: sms, subscriptionKeyword: keyword, subscriptionNumber: number } = model;
	const operators = model.transactionRcs?.operators ?? [];
	const prices = operators.flatMap((entry) => entry.prices);
	const rangeFor = (type: RcsType) =>
		rangeOf(prices.filter((price) => price.type === type).map((price) => price[currency]));
	const [basic, single, a2p, p2a] = rcsTypes.map(rangeFor);
	return {
		country: model.id,
		sms: sms?.[currency] ?? null,
		smsPremium: sms?.[`${currency}premium`] ?? null,
		keyword: keyword?.[currency] ?? null,
		keywordFee: keyword?.[`${currency}fee`] ?? null,
		number: number?.[currency] ?? null,
		numberFee: number?.[`${currency}fee`] ?? null,
		rcs: {
			BASIC: basic ?? null,
			SINGLE: single ?? null,
			CONVERSATION_A2P: a2p ?? null,
			CONVERSATION_P2A: p2a ?? null,
		},
		operators: operators.length,
		validFrom: latestDate(model),
	};
}
