import type { Currency } from '@website/contracts/currencies';
import type { LocaleCode } from '#shared/locales/locale.ts';
import { compare, type PriceRange } from '#shared/prices/decimal.ts';
import { emailPriceDigits, formatCost, formatRange, priceDigits } from '#shared/prices/money.ts';
import type { Messages } from '~/i18n/messages';
import type { Figure } from './figure';
import type { FigureReference } from './reference';

/** The locale and messages for texts of figures. */
export interface FigureLocale {
	locale: LocaleCode;
	messages: Messages;
}

/** The text of a figure: the price, "from" the lowest, or a range; "on request" if the list has none. */
export function figureText(
	figure: Figure | null | undefined,
	show: FigureReference['show'],
	currency: Currency,
	{ locale, messages: { pricing } }: FigureLocale,
): string {
	if (!figure) return pricing.figureOnRequest;
	const format = (range: PriceRange) =>
		figure.isCost
			? formatCost(range, currency, locale)
			: formatRange(range, currency, locale, figure.unit ? emailPriceDigits : priceDigits);
	if (show === 'from' && compare(figure.min, figure.max) !== 0)
		return pricing.figureFrom(format({ min: figure.min, max: figure.min }));
	return format(figure);
}

/** The unit of the price if the figure has one; empty otherwise. */
export function figureUnit(figure: Figure | null | undefined, { messages }: FigureLocale): string {
	return figure?.unit ? messages.pricing.emailUnits[figure.unit] : '';
}
