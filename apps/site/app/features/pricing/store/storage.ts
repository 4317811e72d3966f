import { isCountryCode, validCountries } from '@website/contracts/countries';
import { isSiteCurrency } from '@website/contracts/site-currencies';
import type { PersistStorage } from 'zustand/middleware';
import { priceModelsSchema, rcsDataSchema } from '#shared/prices/price-model.ts';
import { type PriceState, storageVersion } from './state.ts';

const maxStoredLength = 2_000_000;

/** The valid parts of a stored state. Drops `loading`, which would stay set after closing a tab. */
export function parseStoredState(value: unknown): Partial<PriceState> {
	if (typeof value !== 'object' || value === null) return {};
	const state: Record<string, unknown> = { ...value };
	const restored: Partial<PriceState> = {};
	for (const name of ['selectedCountries', 'availableCountries'] as const) {
		const countries = state[name];
		if (Array.isArray(countries)) restored[name] = validCountries(countries);
	}
	for (const name of ['selectedCountry', 'selectedRcsCountry'] as const) {
		const country = state[name];
		if (isCountryCode(country)) restored[name] = country;
	}
	if (isSiteCurrency(state.selectedCurrency)) restored.selectedCurrency = state.selectedCurrency;
	const priceData = priceModelsSchema.safeParse(state.priceData);
	if (priceData.success) restored.priceData = priceData.data;
	const rcsData = rcsDataSchema.safeParse(state.rcsData);
	if (rcsData.success) restored.rcsData = rcsData.data;
	return restored;
}

/** Keeps only the choices of a state from another version. */
function onlyChoices(state: object): object {
	return { ...state, priceData: undefined, rcsData: undefined, availableCountries: undefined };
}

/** Access to local storage that never throws: it may be full, denied or corrupt. */
export function priceStorage(open: () => Storage = () => localStorage): PersistStorage<unknown> {
	return {
		getItem(name) {
			try {
				const text = open().getItem(name);
				if (!text || text.length > maxStoredLength) return null;
				const { state, version }: { state?: unknown; version?: unknown } = JSON.parse(text);
				if (typeof state !== 'object' || state === null) return null;
				return {
					state: version === storageVersion ? state : onlyChoices(state),
					version: storageVersion,
				};
			} catch {
				return null;
			}
		},
		setItem(name, value) {
			try {
				open().setItem(name, JSON.stringify(value));
			} catch {
				// The choice then lasts until the page is closed.
			}
		},
		removeItem(name) {
			try {
				open().removeItem(name);
			} catch {}
		},
	};
}
