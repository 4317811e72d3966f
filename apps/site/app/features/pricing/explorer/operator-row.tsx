import type { Currency } from '@website/contracts/currencies';
import { formatNetworkCode } from '@website/contracts/operators';
import type { OperatorPrices } from '#shared/prices/price-model.ts';
import { useMessages } from '~/i18n/context';
import { PriceFigure } from '../amounts/price-figure';
import type { ExplorerColumn } from './columns';

interface OperatorRowProps {
	/** Null while operators are being fetched. */
	entry: OperatorPrices | null;
	failed: boolean;
	columns: ExplorerColumn[];
	currency: Currency;
	index: number;
}

/** A row with an operator below its country, with prices in the columns of their RCS types. */
export function OperatorRow({ entry, failed, columns, currency, index }: OperatorRowProps) {
	const { pricing } = useMessages();
	return (
		<tr aria-rowindex={index} className="h-13 bg-fg/5 text-sm [&>*]:border-b [&>*]:border-line">
			<th
				scope="row"
				className="sticky left-0 z-10 max-w-40 bg-surface pr-2 pl-13 text-left font-normal sm:max-w-80 print:static print:max-w-32 print:pl-4"
			>
				{entry ? (
					<>
						<span className="block truncate font-bold">{entry.operator.name}</span>
						<span className="text-xs text-muted">{formatNetworkCode(entry.operator.mccMnc)}</span>
					</>
				) : (
					<span role="status">{failed ? pricing.failed : `${pricing.loading} …`}</span>
				)}
			</th>
			{columns.map(({ id }) => {
				const price = entry?.prices.find(({ type }) => type === id);
				return (
					<td
						key={id}
						className="px-3 text-right whitespace-nowrap print:px-1 print:whitespace-normal"
					>
						{price && <PriceFigure price={price[currency]} currency={currency} />}
					</td>
				);
			})}
		</tr>
	);
}
