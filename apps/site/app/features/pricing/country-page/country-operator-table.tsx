import { type Currency, perCurrency } from '@website/contracts/currencies';
import { formatNetworkCode } from '@website/contracts/operators';
import { rcsTypes } from '@website/contracts/rcs-types';
import { defaultCurrency } from '@website/contracts/site-currencies';
import { formatCount } from '#shared/prices/money.ts';
import type { PriceModel } from '#shared/prices/price-model.ts';
import { useLocale, useMessages } from '~/i18n/context';
import { Table } from '~/ui/text/table';
import { InEachCurrency, PriceFigure } from '../amounts/price-figure';

interface OperatorTableProps {
	label: string;
	models: Record<Currency, PriceModel>;
}

/** A country's operators with network codes and RCS prices. A long list is cut, with a link to the complete one. */
export function CountryOperatorTable({ label, models }: OperatorTableProps) {
	const { pricing, countryPrices } = useMessages();
	const locale = useLocale();
	const { id: country, transactionRcs } = models[defaultCurrency()];
	const operators = transactionRcs?.operators ?? [];
	const pricesOf = perCurrency((currency) => {
		const operatorPrices = models[currency].transactionRcs?.operators ?? [];
		return new Map(operatorPrices.map(({ operator, prices }) => [operator.id, prices]));
	});
	if (operators.length === 0) return <p className="text-muted">{pricing.noRcs}</p>;
	return (
		<>
			<Table caption="" label={label}>
				<thead>
					<tr>
						<th scope="col">{pricing.operator}</th>
						<th scope="col">{pricing.mccMnc}</th>
						{rcsTypes.map((type) => (
							<th key={type} scope="col" className="text-right">
								{pricing.rcsTypes[type]}
							</th>
						))}
					</tr>
				</thead>
				<tbody className="tabular-nums">
					{operators.map(({ operator }) => (
						<tr key={operator.id}>
							<th scope="row">{operator.name}</th>
							<td className="whitespace-nowrap text-muted">{formatNetworkCode(operator.mccMnc)}</td>
							{rcsTypes.map((type) => (
								<td key={type} className="text-right whitespace-nowrap">
									<InEachCurrency>
										{(currency) => (
											<PriceFigure
												price={
													pricesOf[currency]
														.get(operator.id)
														?.find((price) => price.type === type)?.[currency] ?? null
												}
												currency={currency}
											/>
										)}
									</InEachCurrency>
								</td>
							))}
						</tr>
					))}
				</tbody>
			</Table>
			{transactionRcs?.all && (
				<p className="mt-4 text-sm text-muted">
					{countryPrices.firstOperators(
						formatCount(operators.length, locale),
						formatCount(transactionRcs.all.operators, locale),
					)}{' '}
					<InEachCurrency>
						{(currency) => (
							<a
								href={`/prices/${currency.toLowerCase()}.csv?countries=${country}`}
								className="inline-block py-1 font-bold text-link underline underline-offset-4"
							>
								CSV ({currency})
							</a>
						)}
					</InEachCurrency>
				</p>
			)}
		</>
	);
}
