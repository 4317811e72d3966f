import { lazy, Suspense, useDeferredValue, useId, useMemo, useState } from 'react';
import { useLocale, useMessages } from '~/i18n/context';
import { classNames } from '~/ui/class-names';
import type { Currency } from '../model/currency';
import type { CountrySummary } from '../model/summary-schema';
import { countryOptions, matchesSearch } from '../view/country-options';
import { SummariesGate } from '../view/summaries-gate';
import { CountryTable } from './country-table';

const PriceMap = lazy(() => import('./price-map'));

const views = ['table', 'map'] as const;
type View = (typeof views)[number];

function ViewSwitch({ view, onChange }: { view: View; onChange: (view: View) => void }) {
	const { pricing } = useMessages();
	return (
		<div className="flex">
			{views.map((name) => (
				<button
					key={name}
					type="button"
					aria-pressed={view === name}
					onClick={() => onChange(name)}
					className={classNames(
						'min-h-12 min-w-24 px-5 font-bold',
						view === name
							? 'bg-action text-on-action'
							: 'bg-surface shadow-[inset_0_0_0_2px_var(--line)] hover:bg-fg/10',
					)}
				>
					{pricing[name]}
				</button>
			))}
		</div>
	);
}

function SearchableTable(props: { summaries: CountrySummary[]; currency: Currency }) {
	const { summaries, currency } = props;
	const { pricing } = useMessages();
	const locale = useLocale();
	const id = useId();
	const [query, setQuery] = useState('');
	const settled = useDeferredValue(query);
	const rows = useMemo(() => {
		const byCountry = new Map(summaries.map((summary) => [summary.country, summary]));
		return countryOptions([...byCountry.keys()], locale).flatMap((option) => {
			const summary = byCountry.get(option.code);
			return summary ? [{ option, summary }] : [];
		});
	}, [summaries, locale]);
	const found = useMemo(
		() => rows.filter(({ option }) => matchesSearch(option, settled)),
		[rows, settled],
	);
	return (
		<>
			<div className="mb-4 flex flex-wrap items-end gap-x-6 gap-y-2">
				<div className="w-full max-w-[28rem]">
					<label htmlFor={id} className="mb-1.5 block text-sm font-bold">
						{pricing.explorerSearch}
					</label>
					<input
						id={id}
						type="search"
						value={query}
						onChange={(event) => setQuery(event.target.value)}
						className="min-h-12 w-full bg-surface px-4 shadow-[inset_0_0_0_2px_var(--line-strong)]"
					/>
				</div>
				<p role="status" className="py-3 text-sm text-muted">
					{pricing.explorerFound(found.length)}
				</p>
			</div>
			<CountryTable rows={found} currency={currency} />
		</>
	);
}

/** All countries as a table or as a map. */
export default function PriceExplorer() {
	const [view, setView] = useState<View>('table');
	return (
		<SummariesGate>
			{({ summaries, currency }) => (
				<div className="grid gap-6">
					<ViewSwitch view={view} onChange={setView} />
					{view === 'table' ? (
						<div>
							<SearchableTable summaries={summaries} currency={currency} />
						</div>
					) : (
						<Suspense fallback={<div className="min-h-96" />}>
							<PriceMap summaries={summaries} currency={currency} />
						</Suspense>
					)}
				</div>
			)}
		</SummariesGate>
	);
}
