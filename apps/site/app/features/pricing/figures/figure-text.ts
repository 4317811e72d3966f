import type { Currency } from '@website/contracts/currencies';
import type { LocaleCode } from '#shared/locales/locale.ts';
import { compare } from '#shared/prices/decimal.ts';
import { formatMoney, formatRange } from '#shared/prices/money.ts';
import type { Messages } from '~/i18n/messages';
import type { Figure } from './figure';
import type { FigureReference } from './reference';

/** How a page speaks of figures. */
export interface FigureVoice {
	locale: LocaleCode;
	messages: Messages;
}

/** A figure in words: the price, "from" the lowest, or a range; "on request" where the list has none. */
export function figureText(
	figure: Figure | null | undefined,
	show: FigureReference['show'],
	currency: Currency,
	{ locale, messages: { pricing } }: FigureVoice,
): string {
	if (!figure) return pricing.figureOnRequest;
	if (show === 'from' && compare(figure.min, figure.max) !== 0) {
		return pricing.figureFrom(formatMoney(figure.min, currency, locale));
	}
	return formatRange(figure, currency, locale);
}

/** What the price is for, where the figure itself says it; empty otherwise. */
export function figureUnit(figure: Figure | null | undefined, { messages }: FigureVoice): string {
	return figure?.unit ? messages.pricing.emailUnits[figure.unit] : '';
}
