import type { Currency } from '@website/contracts/currencies';
import { memo } from 'react';
import { formatCount } from '#shared/prices/money.ts';
import { useLocale, useMessages } from '~/i18n/context';
import { classNames } from '~/ui/class-names';
import { Icon } from '~/ui/pictures/icon';
import { VisuallyHidden } from '~/ui/text/visually-hidden';
import { RangeFigure } from '../amounts/price-figure';
import { CountryFlag, CountryLink } from '../countries/country-label';
import type { ExplorerColumn, ExplorerRow } from './columns';

interface CountryRowProps {
	row: ExplorerRow;
	columns: ExplorerColumn[];
	currency: Currency;
	index: number;
	compared: boolean;
	open: boolean;
	onCompare: (country: string) => void;
	onOpen: (country: string) => void;
}

/** A row with one country and a button that shows its operators. */
export const CountryRow = memo(function CountryRow(props: CountryRowProps) {
	const { row, columns, currency, index, compared, open, onCompare, onOpen } = props;
	const { option, summary, matching } = row;
	const locale = useLocale();
	const count = formatCount(summary.operators, locale);
	const { pricing } = useMessages();
	return (
		<tr aria-rowindex={index} className="h-13 [&>*]:border-b [&>*]:border-line">
			<th
				scope="row"
				className="sticky left-0 z-10 max-w-40 bg-surface pr-2 text-left font-normal sm:max-w-80 print:static print:max-w-32"
			>
				<span className="flex items-center gap-2">
					<button
						type="button"
						aria-pressed={compared}
						aria-label={`${pricing.mapAdd}: ${option.name}`}
						onClick={() => onCompare(option.code)}
						className={classNames(
							'flex size-9 shrink-0 items-center justify-center text-lg font-bold print:hidden',
							compared ? 'bg-action text-on-action' : 'hover:bg-fg/10',
						)}
					>
						<Icon name={compared ? 'check' : 'plus'} className="size-4" />
					</button>
					<CountryFlag code={option.code} />
					<span className="min-w-0 truncate">
						<CountryLink code={option.code} className="block min-h-6 truncate" />
					</span>
					{summary.operators > 0 && (
						<button
							type="button"
							aria-expanded={open}
							onClick={() => onOpen(option.code)}
							className="ml-auto flex h-9 print:hidden shrink-0 items-center gap-1.5 px-2 text-sm text-muted hover:text-fg"
						>
							{matching === undefined ? count : `${formatCount(matching, locale)} / ${count}`}
							<VisuallyHidden> {pricing.showOperators(option.name)}</VisuallyHidden>
							<span
								aria-hidden="true"
								className={classNames(
									'size-2.5 bg-mark pennant',
									open ? '-rotate-90' : 'rotate-90',
								)}
							/>
						</button>
					)}
				</span>
			</th>
			{columns.map(({ id, figure }) => {
				const range = figure(summary);
				return (
					<td
						key={id}
						className="px-3 text-right whitespace-nowrap print:px-1 print:whitespace-normal"
					>
						<RangeFigure range={range} currency={currency} oneLine />
					</td>
				);
			})}
		</tr>
	);
});
