import type { Currency } from '@website/contracts/currencies';
import type { LocaleCode } from '#shared/locales/locale.ts';
import { formatRange } from '#shared/prices/money.ts';
import type { CountrySummary } from '#shared/prices/price-model.ts';
import type { Messages } from '~/i18n/messages';
import { comparisonGroups } from '../comparison/comparison-rows';
import type { CountryPageData } from './country-page-data';

interface HeadOptions {
	currency: Currency;
	locale: LocaleCode;
	name: string;
	messages: Messages;
}

/** Metadata of a country's page: the title, a description with the first prices, and each price as an offer. */
export function countryHead(
	summary: CountrySummary | null,
	{ currency, locale, name, messages: { pricing, countryPrices: words } }: HeadOptions,
): Pick<CountryPageData, 'title' | 'description' | 'offers' | 'validFrom'> {
	const title = words.title(name);
	if (!summary) return { title, description: words.intro, offers: [], validFrom: null };
	const offers = comparisonGroups('all', pricing).flatMap(({ label, rows }) =>
		rows.flatMap(({ label: item, hint, figure }) => {
			const range = figure(summary);
			return range ? [{ name: `${label}: ${item}, ${name}`, unit: hint || item, range }] : [];
		}),
	);
	const firstPrices = offers
		.slice(0, 3)
		.map(
			(offer) =>
				`${offer.name.replace(`, ${name}`, '')} ${formatRange(offer.range, currency, locale)}`,
		);
	return {
		title,
		description: [words.intro, `${firstPrices.join('; ')}.`].join(' '),
		offers,
		validFrom: summary.validFrom,
	};
}
