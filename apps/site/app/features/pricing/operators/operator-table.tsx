import type { Currency } from '@website/contracts/currencies';
import { formatNetworkCode } from '@website/contracts/operators';
import { rcsTypes } from '@website/contracts/rcs-types';
import type { OperatorPrices } from '#shared/prices/price-model.ts';
import { useMessages } from '~/i18n/context';
import { PriceFigure } from '../amounts/price-figure';
import { Spacer, useRowWindow } from '../tables/use-row-window';

function Head() {
	const { pricing } = useMessages();
	return (
		<thead>
			<tr
				aria-rowindex={1}
				className="[&_th]:sticky [&_th]:top-0 [&_th]:z-10 [&_th]:border-b-3 [&_th]:border-fg [&_th]:bg-canvas [&_th]:py-2 [&_th]:pr-5 [&_th]:align-bottom print:[&_th]:static print:[&_th]:w-auto print:[&_th]:pr-2"
			>
				<th scope="col">{pricing.operator}</th>
				<th scope="col" className="w-28">
					{pricing.mccMnc}
				</th>
				{rcsTypes.map((type) => (
					<th key={type} scope="col" className="w-36 text-right">
						{pricing.rcsTypes[type]}
					</th>
				))}
			</tr>
		</thead>
	);
}

interface RowProps {
	entry: OperatorPrices;
	currency: Currency;
	index: number;
}

function Row({ entry: { operator, prices }, currency, index }: RowProps) {
	return (
		<tr
			aria-rowindex={index}
			className="h-13 [&>*]:border-b [&>*]:border-line [&>*]:pr-5 [&>td]:whitespace-nowrap print:[&>*]:pr-2 print:[&>td]:whitespace-normal"
		>
			<th scope="row" className="font-bold">
				<span className="block truncate">{operator.name}</span>
				{operator.region && (
					<span className="block truncate text-xs font-normal text-muted">{operator.region}</span>
				)}
			</th>
			<td className="text-muted">{formatNetworkCode(operator.mccMnc)}</td>
			{rcsTypes.map((type) => (
				<td key={type} className="text-right">
					<PriceFigure
						price={prices.find((price) => price.type === type)?.[currency] ?? null}
						currency={currency}
					/>
				</td>
			))}
		</tr>
	);
}

interface OperatorTableProps {
	label: string;
	operators: readonly OperatorPrices[];
	currency: Currency;
}

/** A scrollable table with the RCS prices of operators by type. Of a long list, only rows near the viewport are in the DOM. */
export function OperatorTable({ label, operators, currency }: OperatorTableProps) {
	const { container, start, end } = useRowWindow(operators.length);
	return (
		<section
			ref={container}
			aria-label={label}
			suppressHydrationWarning
			// biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by key
			tabIndex={0}
			className="relative max-h-96 overflow-auto print:max-h-none print:overflow-visible"
		>
			<table
				aria-rowcount={operators.length + 1}
				className="w-full max-w-6xl min-w-[52rem] table-fixed border-separate border-spacing-0 text-left text-sm tabular-nums print:min-w-0 print:text-xs"
			>
				<Head />
				<tbody>
					<Spacer rows={start} />
					{operators.slice(start, end).map((entry, offset) => (
						<Row
							key={entry.operator.id}
							entry={entry}
							currency={currency}
							index={start + offset + 2}
						/>
					))}
					<Spacer rows={operators.length - end} />
				</tbody>
			</table>
		</section>
	);
}
