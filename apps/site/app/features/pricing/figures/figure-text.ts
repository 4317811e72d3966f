import type { Currency } from '@website/contracts/currencies';
import type { LocaleCode } from '#shared/locales/locale.ts';
import { compare } from '#shared/prices/decimal.ts';
import { formatCost, formatRange } from '#shared/prices/money.ts';
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
	const format = figure.isCost ? formatCost : formatRange;
	if (show === 'from' && compare(figure.min, figure.max) !== 0)
		return pricing.figureFrom(format({ min: figure.min, max: figure.min }, currency, locale));
	return format(figure, currency, locale);
}

/** The unit of the price if the figure has one; empty otherwise. */
export function figureUnit(figure: Figure | null | undefined, { messages }: FigureLocale): string {
	return figure?.unit ? messages.pricing.emailUnits[figure.unit] : '';
}
