import type { Currency } from '@website/contracts/currencies';
import { siteCurrencies } from '@website/contracts/site-currencies';
import type { ReactNode } from 'react';
import { compare, isZero, type PriceRange } from '#shared/prices/decimal.ts';
import { formatMoney, formatRange, type priceDigits } from '#shared/prices/money.ts';
import type { Price } from '#shared/prices/price-model.ts';
import { useLocale, useMessages } from '~/i18n/context';
import { VisuallyHidden } from '~/ui/text/visually-hidden';

export function NoPrice() {
	const { pricing } = useMessages();
	return (
		<span className="text-muted">
			<span aria-hidden="true">–</span>
			<VisuallyHidden>{pricing.noPrice}</VisuallyHidden>
		</span>
	);
}

function Free({ figure }: { figure: string }) {
	const { pricing } = useMessages();
	return (
		<>
			{figure} <span className="text-xs font-normal text-muted">{pricing.free}</span>
		</>
	);
}

interface PriceFigureProps {
	price: Price;
	currency: Currency;
	/** The number of fraction digits, if not that of a message's price. */
	digitsOf?: typeof priceDigits;
}

/** A price with all its digits. A missing price shows as "no price", a price of zero as "free". */
export function PriceFigure({ price, currency, digitsOf }: PriceFigureProps) {
	const locale = useLocale();
	if (price === null) return <NoPrice />;
	const figure = formatMoney(price, currency, locale, digitsOf);
	return <span translate="no">{isZero(price) ? <Free figure={figure} /> : figure}</span>;
}

interface RangeFigureProps {
	range: PriceRange | null;
	currency: Currency;
	oneLine?: boolean;
}

/** A range of operators' prices; a single figure if all are equal. */
export function RangeFigure({ range, currency, oneLine = false }: RangeFigureProps) {
	const locale = useLocale();
	if (range === null) return <NoPrice />;
	if (compare(range.min, range.max) === 0) {
		return <PriceFigure price={range.min} currency={currency} />;
	}
	const text = formatRange(range, currency, locale);
	const [from, to] = text.split('–');
	return (
		<span translate="no">
			{oneLine ? (
				text
			) : (
				<>
					{from}–<wbr />
					{to}
				</>
			)}
		</span>
	);
}

/** Renders its children once for every currency. CSS shows the visitor's currency, even in a cached page and before scripts start. */
export function InEachCurrency({ children }: { children: (currency: Currency) => ReactNode }) {
	return siteCurrencies().map((currency) => (
		<span key={currency} data-figure={currency} translate="no">
			{children(currency)}
		</span>
	));
}
