import type { LocaleCode } from '#shared/locales/locale.ts';
import { localeDefinition } from '#shared/locales/locale.ts';

/** Formats an exact decimal as money with all its decimals, at least two. `Intl` gets the string, so nothing is rounded. */
export function productPrice(price: string, currency: string, locale: LocaleCode): string {
	const decimals = price.split('.')[1]?.length ?? 0;
	const format = new Intl.NumberFormat(localeDefinition(locale).languageTag, {
		style: 'currency',
		currency,
		minimumFractionDigits: Math.max(2, decimals),
		maximumFractionDigits: Math.max(2, decimals),
	});
	return format.format(price as Intl.StringNumericLiteral);
}
