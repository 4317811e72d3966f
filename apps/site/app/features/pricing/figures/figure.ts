import type { Currency } from '@website/contracts/currencies';
import type { RcsType } from '@website/contracts/rcs-types';
import { type Decimal, moneyShare, type PriceRange, rangeOf } from '#shared/prices/decimal.ts';
import type {
	EmailPrice,
	EmailUnit,
	PriceModel,
	RcsPriceModel,
} from '#shared/prices/price-model.ts';
import { summarize } from '#shared/prices/summary.ts';
import type { FigureReference } from './reference';

/** The prices in one currency that references are looked up in. */
export interface FigureSource {
	/** Countries with the first of very many operators. */
	models: readonly PriceModel[];
	/** Countries with every operator, where one operator is named. */
	rcs: readonly RcsPriceModel[];
	emailPrices: readonly EmailPrice[];
}

/** A figure of the price list: lowest and highest are one where there is one price. */
export interface Figure extends PriceRange {
	/** What an e-mail price is for; null for a total and for everything else, whose unit is the item's own. */
	unit: EmailUnit | null;
	operator: string | null;
}

const rcsTypeOf: Partial<Record<FigureReference['item'], RcsType>> = {
	rcsBasic: 'BASIC',
	rcsSingle: 'SINGLE',
	rcsConversationA2p: 'CONVERSATION_A2P',
	rcsConversationP2a: 'CONVERSATION_P2A',
};

type SummaryField = 'sms' | 'smsPremium' | 'keyword' | 'keywordFee' | 'number' | 'numberFee';
const isSummaryField = (item: string): item is SummaryField =>
	['sms', 'smsPremium', 'keyword', 'keywordFee', 'number', 'numberFee'].includes(item);

function ofOperator(
	reference: FigureReference,
	source: FigureSource,
	currency: Currency,
): Figure | null {
	const { country, operator: network, item } = reference;
	const operators = source.rcs.find(({ id }) => id === country)?.transactionRcs?.operators;
	const operatorPrice = operators?.find(({ operator }) => operator.mccMnc === network);
	const price = operatorPrice?.prices.find(({ type }) => type === rcsTypeOf[item])?.[currency];
	return operatorPrice && price
		? { min: price, max: price, unit: null, operator: operatorPrice.operator.name }
		: null;
}

function ofCountries(
	reference: FigureReference,
	source: FigureSource,
	currency: Currency,
): Figure | null {
	const { country, item } = reference;
	const models = source.models.filter(({ id }) => country === null || id === country);
	const type = rcsTypeOf[item];
	const prices = models.flatMap((model): (Decimal | null)[] => {
		const summary = summarize(model, currency);
		if (isSummaryField(item)) return [summary[item]];
		const range = type && summary.rcs[type];
		return range ? [range.min, range.max] : [];
	});
	const range = rangeOf(prices);
	return range && { ...range, unit: null, operator: null };
}

function ofEmail(
	{ volume, show }: FigureReference,
	source: FigureSource,
	currency: Currency,
): Figure | null {
	const tiers = source.emailPrices;
	const tier = volume
		? tiers.find(({ from, to }) => from <= volume && (to === null || volume <= to))
		: tiers[0];
	if (!tier) return null;
	const isOne = show === 'exact' || show === 'tier';
	// Prices for one e-mail and for a thousand can't be compared: those of the tier's own unit are.
	const compared = isOne ? [tier] : tiers.filter(({ unit }) => unit === tier.unit);
	const range = rangeOf(compared.map((one) => one[currency]));
	return range && { ...range, unit: tier.unit, operator: null };
}

function counted(figure: Figure, { quantity, per }: FigureReference): Figure {
	if (!quantity && !per) return figure;
	const thousand = figure.unit === 'THOUSAND_EMAILS' ? 1000 : 1;
	const share = (price: Decimal) => moneyShare(price, quantity ?? 1, (per ?? 1) * thousand);
	return { ...figure, min: share(figure.min), max: share(figure.max), unit: null };
}

/**
 * The figure that a reference names, in one currency; null where the list has no price. With a quantity the total, rounded as
 * money at the end.
 */
export function figureOf(
	reference: FigureReference,
	source: FigureSource,
	currency: Currency,
): Figure | null {
	const find = reference.item === 'email' ? ofEmail : reference.operator ? ofOperator : ofCountries;
	const figure = find(reference, source, currency);
	if (!figure) return null;
	return counted(figure, reference);
}
