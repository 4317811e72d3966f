import { exactly, type PriceRange, times } from '#shared/prices/decimal.ts';
import { formatCost, formatCount } from '#shared/prices/money.ts';
import { useLocale, useMessages } from '~/i18n/context';
import { Table } from '~/ui/text/table';
import { InEachCurrency, NoPrice } from '../amounts/price-figure';
import type { Summaries } from './country-price-table';

/** Message counts of the example. */
const volumes = [1_000, 10_000, 100_000];

function Cost({ unit, count, summaries }: CostProps) {
	const locale = useLocale();
	return (
		<InEachCurrency>
			{(currency) => {
				const price = unit(summaries[currency]);
				if (!price) return <NoPrice />;
				const cost = { min: times(price.min, count), max: times(price.max, count) };
				return formatCost(cost, currency, locale);
			}}
		</InEachCurrency>
	);
}

interface CostProps {
	unit: (summary: Summaries[keyof Summaries]) => PriceRange | null;
	count: number;
	summaries: Summaries;
}

const sms: CostProps['unit'] = (summary) => exactly(summary.sms);
const rcs: CostProps['unit'] = (summary) => summary.rcs.BASIC;

/** Table of costs for several numbers of messages to the country. Calculated exactly, then rounded to cents. */
export function CountryExample({ summaries }: { summaries: Summaries }) {
	const { pricing, countryPrices } = useMessages();
	const locale = useLocale();
	return (
		<Table caption="" label={countryPrices.exampleCaption}>
			<thead>
				<tr>
					<th scope="col">{countryPrices.messages}</th>
					<th scope="col" className="text-right">
						{pricing.sms}
					</th>
					<th scope="col" className="text-right">
						{pricing.rcs} {pricing.rcsTypes.BASIC}
					</th>
				</tr>
			</thead>
			<tbody className="tabular-nums">
				{volumes.map((count) => (
					<tr key={count}>
						<th scope="row">{formatCount(count, locale)}</th>
						<td className="text-right">
							<Cost unit={sms} count={count} summaries={summaries} />
						</td>
						<td className="text-right">
							<Cost unit={rcs} count={count} summaries={summaries} />
						</td>
					</tr>
				))}
			</tbody>
		</Table>
	);
}
