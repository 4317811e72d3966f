import type { Currency } from '@website/contracts/currencies';
import { siteCurrencies } from '@website/contracts/site-currencies';
import { use } from 'react';
import { type LocaleCode, localeDefinition } from '#shared/locales/locale.ts';
import { changeShare, isZero } from '#shared/prices/decimal.ts';
import { formatMoney } from '#shared/prices/money.ts';
import type { Price, PriceChange } from '#shared/prices/price-model.ts';
import { useLocale, useMessages } from '~/i18n/context';
import { formatDate } from '~/i18n/format-date';
import type { Messages } from '~/i18n/messages';
import { CountryName } from '../countries/country-label';
import { AnnouncedContext, useAnnounced } from '../initial-prices';

/** Formats the change of a price in percent with one decimal; "≈" marks rounded figures. Null if the prices can't be compared. */
function formatShare(
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

/** Returns the name of the changed item, without its country: "SMS, standard route", "RCS Basic, Nordlys". */
function itemName({ item, name }: PriceChange, messages: Messages): string {
	const { priceChanges, pricing } = messages;
	switch (item) {
		case 'BASIC':
		case 'SINGLE':
		case 'CONVERSATION_A2P':
		case 'CONVERSATION_P2A':
			return [`RCS ${pricing.rcsTypes[item]}`, name].filter(Boolean).join(', ');
		default:
			return [priceChanges.items[item], name].filter(Boolean).join(', ');
	}
}

/** The new price of a change and its difference: "€0.0415 (+6.4 %)". */
function NewPrice({ change, currency }: { change: PriceChange; currency: Currency }) {
	const { priceChanges: words } = useMessages();
	const locale = useLocale();
	const [before, after] = [change[`${currency}before`], change[currency]];
	const share = formatShare(before, after, locale, words);
	if (after === null) return before === null ? '–' : words.ended;
	return (
		<span translate="no">{`${formatMoney(after, currency, locale)}${share ? ` (${share})` : ''}`}</span>
	);
}

/** The announced changes of a country: "from 1 January 2027:" with the new price. */
function NotesOf({ country, currency }: { country: string; currency: Currency | null }) {
	const messages = useMessages();
	const locale = useLocale();
	return useAnnounced(country).map((change) => (
		<li key={change.id}>
			<CountryName code={country} />, {itemName(change, messages)},{' '}
			{messages.priceChanges.fromDay(formatDate(change.validFrom, locale))}:{' '}
			<strong>
				{currency ? (
					<NewPrice change={change} currency={currency} />
				) : (
					siteCurrencies().map((siteCurrency) => (
						<span key={siteCurrency} data-figure={siteCurrency}>
							<NewPrice change={change} currency={siteCurrency} />
						</span>
					))
				)}
			</strong>
		</li>
	));
}

/**
 * The announced changes of countries. Without `currency`, it renders all currencies, and CSS shows one. Renders nothing without changes.
 */
export function AnnouncedNote({
	countries,
	currency = null,
}: {
	countries: readonly string[];
	currency?: Currency | null;
}) {
	const { priceChanges: words } = useMessages();
	const announced = use(AnnouncedContext);
	if (!announced.some(({ country }) => country !== null && countries.includes(country)))
		return null;
	return (
		<div className="mt-4 border-l-4 border-accent pl-4 text-sm">
			<p className="font-bold">{words.announced}</p>
			<ul className="mt-1 grid gap-1">
				{countries.map((country) => (
					<NotesOf key={country} country={country} currency={currency} />
				))}
			</ul>
		</div>
	);
}

/** Announced SMS prices of a country, shown beside the current ones. */
export function AnnouncedSms({ country, currency }: { country: string; currency: Currency }) {
	const { priceChanges: words, pricing } = useMessages();
	const locale = useLocale();
	return useAnnounced(country)
		.filter(({ item }) => item === 'SMS')
		.map((change) => (
			<p key={change.id} className="mt-2 text-sm">
				{pricing.sms} {words.fromDay(formatDate(change.validFrom, locale))}:{' '}
				<strong>
					<NewPrice change={change} currency={currency} />
				</strong>
			</p>
		));
}
