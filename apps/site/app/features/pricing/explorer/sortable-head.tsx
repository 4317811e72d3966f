import { useMessages } from '~/i18n/context';
import { classNames } from '~/ui/class-names';
import type { ExplorerColumn, Sorting } from './columns';

interface HeadCellProps {
	id: string;
	label: string;
	hint?: string;
	sorting: Sorting;
	onSort: (column: string) => void;
}

function HeadCell({ id, label, hint, sorting, onSort }: HeadCellProps) {
	const isSorted = sorting.column === id;
	const isCountry = id === 'country';
	return (
		<th
			scope="col"
			aria-sort={isSorted ? (sorting.descending ? 'descending' : 'ascending') : undefined}
			className={classNames(
				'sticky top-0 border-b-3 border-fg bg-surface p-0 align-bottom print:static print:min-w-0',
				isCountry ? 'left-0 z-30 min-w-56 text-left' : 'z-20 text-right',
			)}
		>
			<button
				type="button"
				onClick={() => onSort(id)}
				className={classNames(
					'min-h-14 w-full px-3 py-2 text-sm leading-snug font-bold hover:bg-fg/10 print:px-1 print:text-[0.5rem]',
					isCountry ? 'text-left' : 'text-right',
				)}
			>
				<span className="whitespace-nowrap">
					{label}
					<span
						aria-hidden="true"
						className={classNames(
							'ml-1.5 inline-block size-2.5 pennant',
							isSorted ? 'bg-mark' : 'bg-fg/20',
							isSorted && !sorting.descending ? '-rotate-90' : 'rotate-90',
						)}
					/>
				</span>
				{hint && (
					<span className="block text-xs font-normal text-muted print:text-[0.5rem]">{hint}</span>
				)}
			</button>
		</th>
	);
}

interface SortableHeadProps {
	columns: ExplorerColumn[];
	sorting: Sorting;
	onSort: (sorting: Sorting) => void;
}

/** Column headers that sort: ascending first, then descending. */
export function SortableHead({ columns, sorting, onSort }: SortableHeadProps) {
	const { pricing } = useMessages();
	const sort = (column: string) =>
		onSort({ column, descending: sorting.column === column && !sorting.descending });
	return (
		<thead>
			<tr aria-rowindex={1}>
				<HeadCell id="country" label={pricing.country} sorting={sorting} onSort={sort} />
				{columns.map(({ id, label, hint }) => (
					<HeadCell key={id} id={id} label={label} hint={hint} sorting={sorting} onSort={sort} />
				))}
			</tr>
		</thead>
	);
}
