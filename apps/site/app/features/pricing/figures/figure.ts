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

/** The prices in one currency in which references are resolved. */
export interface FigureSource {
	/** Countries with the first operators. */
	models: readonly PriceModel[];
	/** Countries with all operators, for references to an operator. */
	rcs: readonly RcsPriceModel[];
	emailPrices: readonly EmailPrice[];
}

/** A figure of the price list; `min` and `max` are equal for a single price. */
export interface Figure extends PriceRange {
	/** True for the cost of a quantity, which is shown in cents. */
	isCost?: true;
	/** The unit of an e-mail price; null for a total and for other items, which have their own unit. */
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

function operatorFigure(
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

function countriesFigure(
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

function emailFigure(
	{ volume, show }: FigureReference,
	source: FigureSource,
	currency: Currency,
): Figure | null {
	const tiers = source.emailPrices;
	const tier = volume
		? tiers.find(({ from, to }) => from <= volume && (to === null || volume <= to))
		: tiers[0];
	if (!tier) return null;
	const isSinglePrice = show === 'exact' || show === 'tier';
	// Only prices with the tier's unit are comparable: prices per e-mail and per thousand are not.
	const comparableTiers = isSinglePrice ? [tier] : tiers.filter(({ unit }) => unit === tier.unit);
	const range = rangeOf(comparableTiers.map((comparable) => comparable[currency]));
	return range && { ...range, unit: tier.unit, operator: null };
}

function withQuantity(figure: Figure, { quantity, per }: FigureReference): Figure {
	if (!quantity && !per) return figure;
	const thousand = figure.unit === 'THOUSAND_EMAILS' ? 1000 : 1;
	const share = (price: Decimal) => moneyShare(price, quantity ?? 1, (per ?? 1) * thousand);
	return { ...figure, min: share(figure.min), max: share(figure.max), isCost: true, unit: null };
}

/**
 * The figure of a reference in one currency; null if the list has no price. With a quantity it is the total, rounded to cents in the last
 * step.
 */
export function figureOf(
	reference: FigureReference,
	source: FigureSource,
	currency: Currency,
): Figure | null {
	const find =
		reference.item === 'email'
			? emailFigure
			: reference.operator
				? operatorFigure
				: countriesFigure;
	const figure = find(reference, source, currency);
	if (!figure) return null;
	return withQuantity(figure, reference);
}
