import { digitsFor } from '#shared/prices/money.ts';
import type { PriceChange } from '#shared/prices/price-model.ts';
import { useLocale, useMessages } from '~/i18n/context';
import { InEachCurrency } from '../amounts/in-each-currency';
import { PriceFigure } from '../amounts/price-figure';
import { CountryFlag } from '../countries/country-label';
import { CountryLink } from '../countries/country-link';
import { formatShare } from './format-share';
import { itemName } from './item-name';

const head = 'py-2 text-sm font-normal text-muted';
const cell = 'border-t border-line py-3 pl-1.5 text-right align-baseline whitespace-nowrap sm:pl-3';

function Row({ change }: { change: PriceChange }) {
	const messages = useMessages();
	const locale = useLocale();
	return (
		<tr>
			<th
				scope="row"
				className="border-t border-line py-3 text-left align-baseline font-normal wrap-anywhere hyphens-auto"
			>
				{change.country && (
					<span className="flex items-center gap-3 font-bold">
						<CountryFlag code={change.country} className="h-5 max-sm:hidden" />
						<CountryLink code={change.country} />
					</span>
				)}
				<span className="block text-sm text-muted first-letter:uppercase max-[24rem]:text-xs">
					{itemName(change, messages)}
				</span>
			</th>
			<td className={`${cell} text-muted`}>
				<InEachCurrency>
					{(currency) => (
						<PriceFigure
							price={change[`${currency}before`]}
							currency={currency}
							digits={digitsFor([change[currency]])}
						/>
					)}
				</InEachCurrency>
			</td>
			<td className={`${cell} font-bold`}>
				<InEachCurrency>
					{(currency) => (
						<PriceFigure
							price={change[currency]}
							currency={currency}
							digits={digitsFor([change[`${currency}before`]])}
						/>
					)}
				</InEachCurrency>
				<span className="block text-sm font-normal text-muted">
					<InEachCurrency>
						{(currency) =>
							formatShare(
								change[`${currency}before`],
								change[currency],
								locale,
								messages.priceChanges,
							)
						}
					</InEachCurrency>
				</span>
			</td>
		</tr>
	);
}

/** The changes of one day: old price, new price and percentage, in the visitor's currency. */
export function ChangeTable({ caption, changes }: { caption: string; changes: PriceChange[] }) {
	const { priceChanges: words } = useMessages();
	return (
		<table className="w-full border-separate border-spacing-0 bg-surface px-2 pb-2 tabular-nums max-[24rem]:text-sm sm:px-6">
			<caption className="sr-only">{caption}</caption>
			<thead>
				<tr>
					<th scope="col" className={`${head} text-left`}>
						{words.price}
					</th>
					<th scope="col" className={`${head} pl-1.5 text-right sm:pl-3`}>
						{words.before}
					</th>
					<th scope="col" className={`${head} pl-1.5 text-right sm:pl-3`}>
						{words.after}
					</th>
				</tr>
			</thead>
			<tbody>
				{changes.map((change) => (
					<Row key={change.id} change={change} />
				))}
			</tbody>
		</table>
	);
}
