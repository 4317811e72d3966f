import type { Currency } from '@website/contracts/currencies';
import { defaultCurrency, siteCurrencies } from '@website/contracts/site-currencies';
import { limitRcsOperators } from '#shared/prices/first-operators.ts';
import { defaultCountries } from '#shared/prices/price-address.ts';
import type { PriceModel, TransactionRcs } from '#shared/prices/price-model.ts';
import type { InitialPrices } from '../initial-prices.ts';

/** The key of the stored state in local storage, and the version of its form. */
export const storageName = 'prices';
export const storageVersion = 1;

/** The currency that the visitor has chosen, or that of the page. */
export const chosenCurrency = ({
	selectedCurrency,
	figuresCurrency,
}: Pick<PriceState & RequestState, 'selectedCurrency' | 'figuresCurrency'>): Currency =>
	selectedCurrency || figuresCurrency;

/** The specified state of the price store (section 3), which is persisted in local storage. */
export interface PriceState {
	priceData: PriceModel[];
	rcsData: { transactionRcs: TransactionRcs | null };
	loading: boolean;
	selectedCountries: string[];
	availableCountries: string[];
	selectedCountry: string;
	selectedRcsCountry: string;
	availableCurrencies: Currency[];
	selectedCurrency: Currency | '';
}

/** Further state for the screen, which is never persisted. */
export interface RequestState {
	/** True if the last call failed; the previous figures are then still shown. */
	failed: boolean;
	/** The currency of `priceData`: the previous one until the response to a change arrives. */
	figuresCurrency: Currency;
	rcsCurrency: Currency;
}

/** The specified defaults (sections 3 and 9), with the server's figures if there are any. */
export function initialState(initial?: InitialPrices): PriceState & RequestState {
	const countries = initial?.countries ?? [...defaultCountries];
	const country = countries.includes('US') ? 'US' : (countries[0] ?? 'US');
	const priceData = initial?.priceData ?? [];
	const currency = initial?.currency ?? defaultCurrency();
	return {
		priceData,
		rcsData: { transactionRcs: priceData.find(({ id }) => id === country)?.transactionRcs ?? null },
		loading: false,
		selectedCountries: countries,
		availableCountries: [],
		selectedCountry: country,
		selectedRcsCountry: country,
		availableCurrencies: [...siteCurrencies()],
		selectedCurrency: initial?.named.currency ? currency : '',
		failed: initial?.failed ?? false,
		figuresCurrency: currency,
		rcsCurrency: currency,
	};
}

/** The persisted state: exactly the specified fields, with the first operators only. */
export function storedFields(state: PriceState & RequestState): PriceState {
	const { transactionRcs } = state.rcsData;
	return {
		priceData: state.priceData,
		rcsData: {
			transactionRcs: transactionRcs && limitRcsOperators(transactionRcs, state.rcsCurrency),
		},
		loading: state.loading,
		selectedCountries: state.selectedCountries,
		availableCountries: state.availableCountries,
		selectedCountry: state.selectedCountry,
		selectedRcsCountry: state.selectedRcsCountry,
		availableCurrencies: state.availableCurrencies,
		selectedCurrency: state.selectedCurrency,
	};
}
