import type { Currency } from '@website/contracts/currencies';
import { siteCurrencies } from '@website/contracts/site-currencies';
import type { CountrySummary } from '#shared/prices/price-model.ts';
import { useLocale, useMessages } from '~/i18n/context';
import { formatDate } from '~/i18n/format-date';
import { SignalFlags } from '~/ui/brand/signal-flags';
import { InEachCurrency, RangeFigure } from '../amounts/price-figure';
import { type ComparisonGroup, comparisonGroups } from '../comparison/comparison-rows';

export type Summaries = Record<Currency, CountrySummary>;

function Group({ group, summaries }: { group: ComparisonGroup; summaries: Summaries }) {
	return (
		<tbody>
			<tr>
				<th
					scope="rowgroup"
					colSpan={2}
					className="border-t-3 border-fg pt-5 pb-2 text-left text-xl font-bold"
				>
					<span className="inline-flex items-center gap-3">
						<SignalFlags text={group.flag} flagClassName="h-6 shadow-[0_0_0_1px_var(--line)]" />
						{group.label}
					</span>
				</th>
			</tr>
			{group.rows.map(({ id, label, hint, leading, figure }) => (
				<tr key={id}>
					<th scope="row" className="py-2.5 pr-4 text-left align-baseline font-normal">
						<span className="block first-letter:uppercase">{label}</span>
						{hint && <span className="block text-xs text-muted">{hint}</span>}
					</th>
					<td className={`py-2.5 text-right align-baseline ${leading ? 'text-2xl font-bold' : ''}`}>
						<InEachCurrency>
							{(currency) => (
								<RangeFigure range={figure(summaries[currency])} currency={currency} />
							)}
						</InEachCurrency>
					</td>
				</tr>
			))}
		</tbody>
	);
}

/** All prices of a country except those of single operators (specification section 3, price model). */
export function CountryPriceTable({
	caption,
	summaries,
}: {
	caption: string;
	summaries: Summaries;
}) {
	const { pricing } = useMessages();
	const locale = useLocale();
	const validFrom = siteCurrencies()
		.map((currency) => summaries[currency].validFrom)
		.find(Boolean);
	return (
		<>
			<table className="w-full border-separate border-spacing-0 bg-surface px-4 pb-3 tabular-nums sm:px-6">
				<caption className="sr-only">{caption}</caption>
				{comparisonGroups('all', pricing).map((group) => (
					<Group key={group.id} group={group} summaries={summaries} />
				))}
			</table>
			<p className="mt-4 text-sm text-muted">
				{validFrom && `${pricing.validFrom} ${formatDate(validFrom, locale)}. `}
				{pricing.legend} {pricing.rangeLegend}
			</p>
		</>
	);
}

/** Names the currency of the prices and links to the other currencies; a link selects its currency for the whole site. */
export function CurrencyLinks({ path }: { path: string }) {
	const { countryPrices } = useMessages();
	return (
		<p className="text-muted">
			<InEachCurrency>
				{(current) => (
					<>
						{countryPrices.shownIn(current)}{' '}
						{siteCurrencies()
							.filter((currency) => currency !== current)
							.map((currency) => (
								<a
									key={currency}
									href={`${path}?currency=${currency}`}
									className="inline-block py-2 font-bold text-link underline underline-offset-4 print:hidden"
								>
									{countryPrices.showIn(currency)}
								</a>
							))}
					</>
				)}
			</InEachCurrency>
		</p>
	);
}
