import { type LocaleCode, localeDefinition } from '#shared/locales/locale.ts';
import { changeShare, isZero } from '#shared/prices/decimal.ts';
import type { Price } from '#shared/prices/price-model.ts';
import type { Messages } from '~/i18n/messages';

/** Formats the change of a price in percent with one decimal; "≈" marks rounded figures. Null if the prices can't be compared. */
export function formatShare(
	before: Price,
	after: Price,
	locale: LocaleCode,
	words: Pick<Messages['priceChanges'], 'added' | 'ended'>,
): string | null {
	if (before === null) return after === null ? null : words.added;
	if (after === null) return words.ended;
	const change = changeShare(before, after);
	if (!change) return null;
	const format = new Intl.NumberFormat(localeDefinition(locale).languageTag, {
		style: 'percent',
		maximumFractionDigits: 1,
		signDisplay: 'exceptZero',
	});
	if (change.isExact) return format.format(change.share);
	return isZero(change.share)
		? `< ${format.format(0.001).replace('+', '')}`
		: `≈ ${format.format(change.share)}`;
}
