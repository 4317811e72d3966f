import { siteCurrencies } from '@website/contracts/site-currencies';
import type { LocaleCode } from '#shared/locales/locale.ts';
import { countryName, formatMoney } from '#shared/prices/money.ts';
import type { Price, PriceChange } from '#shared/prices/price-model.ts';
import { formatDate } from '~/i18n/format-date';
import type { Messages } from '~/i18n/messages';
import { formatShare } from './format-share';
import { itemName } from './item-name';

/** Title and figures of a change for feeds: for each currency, the price before and after. */
export function formatPriceChange(change: PriceChange, locale: LocaleCode, messages: Messages) {
	const { priceChanges: words, pricing } = messages;
	const country = change.country ? countryName(change.country, locale) : null;
	const subject = [country, itemName(change, messages)].filter(Boolean).join(': ');
	const from = formatDate(change.validFrom, locale);
	const figures = siteCurrencies().flatMap((currency) => {
		const [before, after] = [change[`${currency}before`], change[currency]];
		if (before === null && after === null) return [];
		const figure = (price: Price) =>
			price === null ? pricing.noPrice : formatMoney(price, currency, locale);
		const share = formatShare(before, after, locale, words);
		return `${figure(before)} → ${figure(after)}${share ? ` (${share})` : ''}`;
	});
	return { title: words.entryTitle(subject, from), figures };
}
