import { useLocale, useMessages } from '~/i18n/context';
import type { Currency } from '../model/currency';
import { countryName, digitsFor } from '../model/money';
import { rcsTypes, type TransactionRcs } from '../model/prices';
import { PriceFigure } from './price-figure';

/** RCS prices of every operator of a country, by type. Scrolls inside itself when there are many. */
export function OperatorTable({ rcs, currency }: { rcs: TransactionRcs; currency: Currency }) {
	const { pricing } = useMessages();
	const locale = useLocale();
	const digits = digitsFor(
		rcs.operators.flatMap(({ prices }) => prices.map((price) => price[currency])),
	);
	return (
		<section
			aria-label={pricing.showOperators(countryName(rcs.country, locale))}
			suppressHydrationWarning
			// biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by key
			tabIndex={0}
			className="relative max-h-96 overflow-auto"
		>
			<table className="w-full border-separate border-spacing-0 text-left text-sm">
				<thead>
					<tr className="[&_th]:sticky [&_th]:top-0 [&_th]:border-b-3 [&_th]:border-fg [&_th]:bg-canvas [&_th]:py-2 [&_th]:pr-5 [&_th]:align-bottom">
						<th scope="col">{pricing.operator}</th>
						<th scope="col">{pricing.mccMnc}</th>
						{rcsTypes.map((type) => (
							<th key={type} scope="col" className="text-right">
								{pricing.rcsTypes[type]}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{rcs.operators.map(({ operator, prices }) => (
						<tr
							key={operator.id}
							className="[&>*]:border-b [&>*]:border-line [&>*]:py-2.5 [&>*]:pr-5"
						>
							<th scope="row" className="min-w-36 font-bold">
								{operator.name}
								{operator.region && (
									<span className="block text-xs font-normal text-muted">{operator.region}</span>
								)}
							</th>
							<td className="text-muted">{operator.mccMnc}</td>
							{rcsTypes.map((type) => (
								<td key={type} className="text-right whitespace-nowrap">
									<PriceFigure
										price={prices.find((price) => price.type === type)?.[currency] ?? null}
										currency={currency}
										digits={digits}
									/>
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}
