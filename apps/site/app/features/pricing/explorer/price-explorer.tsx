import { lazy, Suspense, useState } from 'react';
import { useMessages } from '~/i18n/context';
import { classNames } from '~/ui/class-names';
import { SummariesGate } from '../loading/summaries-gate';
import { SearchableTable } from './searchable-table';

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

/** All countries as a table or as a map. */
export default function PriceExplorer() {
	const [view, setView] = useState<View>('table');
	return (
		<SummariesGate>
			{({ summaries, currency }) => (
				<div className="grid gap-6 *:min-w-0">
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
