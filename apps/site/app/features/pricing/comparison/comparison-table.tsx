import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { currencyName } from '#shared/prices/money.ts';
import type { CountrySummary } from '#shared/prices/price-model.ts';
import { summarize } from '#shared/prices/summary.ts';
import { useLocale, useMessages } from '~/i18n/context';
import { classNames } from '~/ui/class-names';
import { useFetched } from '../loading/use-fetched';
import { usePrices } from '../use-prices';
import { type Column, ComparisonDates, ComparisonGroupRows } from './comparison-body';
import { ComparisonHead } from './comparison-head';
import { comparisonGroups, type PriceChannel } from './comparison-rows';

/**
 * Fetches euro figures beside another currency, with the currency fixed to EUR (specification section 7). Empty if not enabled, and on
 * failure.
 */
function useEuroReference(isEnabled: boolean): ReadonlyMap<string, CountrySummary> {
	const fetchEurPrices = usePrices((state) => state.fetchEurPrices);
	const countries = usePrices((state) => state.selectedCountries);
	const fetch = useMemo(
		() =>
			isEnabled && countries.length > 0
				? (signal: AbortSignal) => fetchEurPrices(countries, signal)
				: null,
		[isEnabled, countries, fetchEurPrices],
	);
	const { data } = useFetched(fetch);
	return useMemo(
		() =>
			new Map(isEnabled ? (data ?? []).map((model) => [model.id, summarize(model, 'EUR')]) : []),
		[isEnabled, data],
	);
}

interface EuroReferenceSwitchProps {
	isOn: boolean;
	onChange: (isOn: boolean) => void;
}

/** Checkbox that shows euro figures below those of another currency. Hidden without JavaScript. */
function EuroReferenceSwitch({ isOn, onChange }: EuroReferenceSwitchProps) {
	const { pricing } = useMessages();
	const field = useRef<HTMLInputElement>(null);
	// The visitor may have switched it before hydration, for which React gets no event.
	const syncFromField = useEffectEvent(() => {
		if (field.current && field.current.checked !== isOn) onChange(field.current.checked);
	});
	useEffect(() => syncFromField(), []);
	return (
		<label className="mt-3 inline-flex min-h-11 items-center gap-3 text-sm no-script:hidden">
			<input
				ref={field}
				type="checkbox"
				checked={isOn}
				onChange={(event) => onChange(event.target.checked)}
				className="size-5 accent-link"
			/>
			{pricing.euroToo}
		</label>
	);
}

function useColumns(euros: ReadonlyMap<string, CountrySummary>): Column[] {
	const models = usePrices((state) => state.priceData);
	const countries = usePrices((state) => state.selectedCountries);
	const currency = usePrices((state) => state.figuresCurrency);
	return useMemo(
		() =>
			countries.map((country) => {
				const model = models.find(({ id }) => id === country);
				return {
					country,
					summary: model ? summarize(model, currency) : null,
					euros: euros.get(country) ?? null,
				};
			}),
		[models, countries, currency, euros],
	);
}

interface GridProps {
	caption: string;
	channel: PriceChannel;
	columns: Column[];
	printed?: boolean;
}

function Grid({ caption, channel, columns, printed = false }: GridProps) {
	const { pricing } = useMessages();
	const loading = usePrices((state) => state.loading);
	return (
		<table
			aria-busy={loading}
			className="w-full border-separate border-spacing-0 tabular-nums print:table-fixed"
		>
			<caption className="sr-only" suppressHydrationWarning>
				{caption}
			</caption>
			<ComparisonHead countries={columns.map(({ country }) => country)} printed={printed} />
			{comparisonGroups(channel, pricing).map((group) => (
				<ComparisonGroupRows key={group.id} group={group} columns={columns} />
			))}
			<ComparisonDates columns={columns} />
		</table>
	);
}

/** Number of countries that fit side by side on a portrait A4 page. */
const columnsPerPrintedPage = 5;

/** Print version for more countries than fit on a page: several tables below each other. */
function PrintedTables(props: GridProps) {
	const parts = Array.from(
		{ length: Math.ceil(props.columns.length / columnsPerPrintedPage) },
		(_, at) => props.columns.slice(at * columnsPerPrintedPage, (at + 1) * columnsPerPrintedPage),
	);
	return (
		<div className="hidden print:block">
			{parts.map((columns) => (
				<Grid key={columns[0]?.country} {...props} columns={columns} printed />
			))}
		</div>
	);
}

export function ComparisonTable({ channel }: { channel: PriceChannel }) {
	const { pricing } = useMessages();
	const currency = usePrices((state) => state.figuresCurrency);
	const [showsEuros, setShowsEuros] = useState(false);
	const canShowEuros = currency !== 'EUR';
	const columns = useColumns(useEuroReference(canShowEuros && showsEuros));
	const caption = pricing.comparison(currencyName(currency, useLocale()));
	if (columns.length === 0) {
		return (
			<div className="bg-surface px-6 py-16 text-center">
				<p className="text-xl font-bold">{pricing.emptyTitle}</p>
				<p className="mt-2 text-muted">{pricing.emptyText}</p>
			</div>
		);
	}
	const grid = { caption, channel, columns };
	const isWiderThanPaper = columns.length > columnsPerPrintedPage;
	return (
		<>
			<section
				// Node and the browser may have different currency names; hydration keeps the server's.
				aria-label={caption}
				suppressHydrationWarning
				// biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
				tabIndex={0}
				className={classNames(
					'relative overflow-x-auto scroll-cue px-4 sm:px-6 print:overflow-visible',
					isWiderThanPaper && 'print:hidden',
				)}
			>
				<Grid {...grid} />
			</section>
			{isWiderThanPaper && <PrintedTables {...grid} />}
			{canShowEuros && <EuroReferenceSwitch isOn={showsEuros} onChange={setShowsEuros} />}
		</>
	);
}
