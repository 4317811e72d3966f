import type { LocaleCode } from '#shared/locales/locale.ts';
import { isDecimal } from '#shared/prices/decimal.ts';
import { formatMoney } from '#shared/prices/money.ts';

/** The price of a product, like those of the price list; as it is stored if it is no decimal number. */
export function productPrice(price: string, currency: string, locale: LocaleCode): string {
	return isDecimal(price) ? formatMoney(price, currency, locale) : `${price} ${currency}`;
}
