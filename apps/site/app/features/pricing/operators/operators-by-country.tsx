import { isZero } from '#shared/prices/decimal.ts';
import { countryName, formatMoney } from '#shared/prices/money.ts';
import type { PriceModel } from '#shared/prices/price-model.ts';
import { rcsPrice, summarize } from '#shared/prices/summary.ts';
import { useLocale, useMessages } from '~/i18n/context';
import { FoldedOnPhones } from '~/ui/actions/folded-on-phones';
import { Heading } from '~/ui/text/heading';
import { RangeFigure } from '../amounts/price-figure';
import { CountryFlag, CountryName } from '../countries/country-label';
import { useOnOpen } from '../loading/on-demand';
import { usePrices } from '../use-prices';
import { CountryOperators } from './country-operators';

function useDisplayedRcs() {
	const selectedCountry = usePrices((state) => state.selectedRcsCountry);
	const selectedRcs = usePrices((state) => state.rcsData.transactionRcs);
	const rcsCurrency = usePrices((state) => state.rcsCurrency);
	const countries = usePrices((state) => state.selectedCountries);
	const models = usePrices((state) => state.priceData);
	const currency = usePrices((state) => state.figuresCurrency);
	if (countries.includes(selectedCountry)) {
		return { country: selectedCountry, currency: rcsCurrency, transactionRcs: selectedRcs };
	}
	const country = countries[0] ?? '';
	const model = models.find(({ id }) => id === country);
	return { country, currency, transactionRcs: model?.transactionRcs ?? null };
}

/** The price of a basic RCS message in the selected RCS country (specification section 9), or in the first displayed one. */
export function RcsLookupNote() {
	const { pricing } = useMessages();
	const locale = useLocale();
	const { country, currency, transactionRcs } = useDisplayedRcs();
	const price = rcsPrice([{ id: country, transactionRcs }], country, currency);
	const operator = transactionRcs?.operators[0]?.operator.name;
	if (isZero(price) || !operator || transactionRcs.country !== country) return null;
	return (
		<p aria-live="polite" className="mb-6 max-w-text text-muted" suppressHydrationWarning>
			{pricing.rcsLookup(
				countryName(country, locale),
				formatMoney(price, currency, locale),
				operator,
			)}
		</p>
	);
}

function Country({ model }: { model: PriceModel }) {
	const { pricing } = useMessages();
	const currency = usePrices((state) => state.figuresCurrency);
	const selectRcsCountry = usePrices((state) => state.selectRcsCountry);
	const { rcs, operators } = summarize(model, currency);
	const details = useOnOpen(() => {
		if (!model.transactionRcs?.all) void selectRcsCountry(model.id);
	});
	return (
		<details {...details} className="group/operators border-t border-line last:border-b">
			<summary className="grid min-h-14 grid-cols-[auto_1fr_auto] items-center gap-x-4 gap-y-1 py-3 sm:grid-cols-[auto_1fr_auto_minmax(11rem,auto)_auto]">
				<CountryFlag code={model.id} className="h-5" />
				<strong className="min-w-0">
					<CountryName code={model.id} />
				</strong>
				<span className="text-sm text-muted max-sm:col-start-2 max-sm:row-start-2">
					{operators > 0 ? pricing.operatorCount(operators) : pricing.noRcs}
				</span>
				{operators > 0 && (
					<span className="tabular-nums max-sm:col-start-2 max-sm:row-start-3 sm:text-right">
						<RangeFigure range={rcs.BASIC} currency={currency} />
					</span>
				)}
				<span
					aria-hidden="true"
					className="size-4 shrink-0 rotate-90 max-sm:col-start-3 max-sm:row-start-1 sm:col-start-5 bg-mark pennant transition group-open/operators:-rotate-90"
				/>
			</summary>
			{model.transactionRcs && operators > 0 && (
				<div className="pb-6">
					<CountryOperators rcs={model.transactionRcs} currency={currency} />
				</div>
			)}
		</details>
	);
}

/** The operators' RCS prices in the selected countries. Closed initially; the page's HTML contains them, except for those of long lists. */
export function OperatorsByCountry({ id }: { id: string }) {
	const { pricing } = useMessages();
	const models = usePrices((state) => state.priceData);
	const countries = usePrices((state) => state.selectedCountries);
	const visible = countries.flatMap((code) => models.find(({ id }) => id === code) ?? []);
	if (visible.length === 0) return null;
	return (
		<FoldedOnPhones large summary={pricing.operatorsTitle}>
			<section id={id} className="scroll-mt-11 md:mt-14">
				<Heading level={3} size="card" className="mb-4 max-md:sr-only">
					{pricing.operatorsTitle}
				</Heading>
				<RcsLookupNote />
				{visible.map((model) => (
					<Country key={model.id} model={model} />
				))}
			</section>
		</FoldedOnPhones>
	);
}
