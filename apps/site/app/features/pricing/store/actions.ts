import { isCountryCode, validCountries } from '@website/contracts/countries';
import type { Currency } from '@website/contracts/currencies';
import { priceChoiceSearch } from '#shared/prices/price-address.ts';
import type { PriceModel } from '#shared/prices/price-model.ts';
import { isPageIncomplete } from '../../page-parts/incomplete-page.ts';
import { track } from '../../third-party/analytics/track.ts';
import type { SitePrices } from '../site-prices.ts';
import type { PriceRequests } from './requests.ts';
import { chosenCurrency, type PriceState, type RequestState } from './state.ts';

export interface PriceActions {
	/** Sets the currency and refetches the displayed prices, including the selected country (section 4). */
	updateCurrency(currency: Currency): Promise<void>;
	/** Sets the country, adds it to the selected ones if it is missing, and fetches its prices (sections 4 and 5). */
	selectCountry(country: string): Promise<void>;
	/** Sets the currency and all countries at once, selects the first country, and fetches the prices. */
	chooseTogether(currency: Currency, countries: readonly string[]): Promise<void>;
	/** Removes a country and refetches the remaining ones, if there are any (section 4). */
	removeCountry(country: string): Promise<void>;
	/** Shows another country's RCS prices. Fetches them with the RCS-only variant unless they are loaded (section 7). */
	selectRcsCountry(country: string): Promise<void>;
	/** Fills `availableCountries` from the SMS country list (section 7), once for each page load; stored countries are shown until then. */
	loadAvailableCountries(): Promise<void>;
	/** The EUR variant, which returns prices without changing the state (section 7). */
	fetchEurPrices(countries: readonly string[], signal?: AbortSignal): Promise<PriceModel[]>;
	retry(): Promise<void>;
}

type State = PriceState & RequestState;

function logFailure(error: unknown): void {
	console.warn('Failed to fetch price data:', error);
}

function displayedCountries(state: State): string[] {
	const { selectedCountry, selectedCountries, selectedRcsCountry } = state;
	return [...new Set([selectedCountry, ...selectedCountries, selectedRcsCountry])];
}

/** The selected country, and those not loaded yet, whose call it replaces; all displayed countries if figures are in another currency. */
function countriesToFetch(country: string, state: State): string[] {
	const { priceData, figuresCurrency, selectedCountries } = state;
	if (figuresCurrency !== chosenCurrency(state)) return displayedCountries(state);
	const loadedIds = new Set(priceData.map(({ id }) => id));
	return [country, ...selectedCountries.filter((id) => id !== country && !loadedIds.has(id))];
}

/** The store's actions (specification section 4). Choices of visitors are tracked, if they have consented. */
export function createPriceActions(
	client: SitePrices,
	calls: PriceRequests,
	set: (change: Partial<State>) => void,
	get: () => State,
): PriceActions {
	let areCountriesLoaded = false;

	/** Shows the visitor's new choice. A page that React can't update as a whole is loaded again, so that all its prices change. */
	async function showChoice(countries: readonly string[], onError = logFailure) {
		if (!isPageIncomplete()) return calls.prices(countries, onError);
		const { selectedCountries } = get();
		location.search = priceChoiceSearch({
			currency: chosenCurrency(get()),
			countries: selectedCountries,
		});
		return 'superseded';
	}

	const actions: PriceActions = {
		async updateCurrency(currency) {
			set({ selectedCurrency: currency });
			track({ name: 'price_currency', currency });
			const outcome = await showChoice(displayedCountries(get()), (error) =>
				console.warn('Error updating currency:', error),
			);
			if (outcome === 'empty') {
				console.warn('Failed to fetch price data for currency change');
			}
		},

		async selectCountry(country) {
			if (!isCountryCode(country)) return;
			track({ name: 'price_country', country });
			const { selectedCountries } = get();
			set({
				selectedCountry: country,
				selectedCountries: selectedCountries.includes(country)
					? selectedCountries
					: [...selectedCountries, country],
			});
			await showChoice(countriesToFetch(country, get()));
		},

		async chooseTogether(currency, countries) {
			const selectedCountries = validCountries([...countries]);
			const [first] = selectedCountries;
			if (!first) return;
			set({
				selectedCurrency: currency,
				selectedCountries,
				selectedCountry: first,
				selectedRcsCountry: first,
			});
			track({ name: 'price_currency', currency });
			track({ name: 'price_country', country: first });
			await showChoice(displayedCountries(get()));
		},

		async removeCountry(country) {
			const { selectedCountries, selectedRcsCountry, priceData } = get();
			const remaining = selectedCountries.filter((id) => id !== country);
			if (remaining.length === selectedCountries.length) return;
			set({
				selectedCountries: remaining,
				priceData: priceData.filter(({ id }) => id !== country),
			});
			const [first] = remaining;
			if (!first) return calls.cancelPrices();
			const rcs = country === selectedRcsCountry ? actions.selectRcsCountry(first) : null;
			await Promise.all([rcs, showChoice(remaining)]);
		},

		async selectRcsCountry(country) {
			if (!isCountryCode(country)) return;
			set({ selectedRcsCountry: country });
			const { priceData, figuresCurrency } = get();
			const model = priceData.find(({ id }) => id === country);
			const isLoaded = model && !model.transactionRcs?.all;
			if (isLoaded && figuresCurrency === chosenCurrency(get())) {
				calls.showRcs({ transactionRcs: model.transactionRcs });
			} else await calls.rcs(country);
		},

		async loadAvailableCountries() {
			if (areCountriesLoaded) return;
			areCountriesLoaded = true;
			try {
				set({ availableCountries: await client.countries() });
			} catch (error) {
				areCountriesLoaded = false;
				logFailure(error);
			}
		},

		fetchEurPrices: (countries, signal) => client.prices({ currency: 'EUR', countries }, signal),

		async retry() {
			await calls.prices(displayedCountries(get()), logFailure);
		},
	};
	return actions;
}
