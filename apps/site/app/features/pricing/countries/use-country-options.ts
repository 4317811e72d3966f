import { countryCodes } from '@website/contracts/countries';
import { useCallback, useMemo, useState } from 'react';
import { useLocale } from '~/i18n/context';
import { usePrices } from '../use-prices';
import { countryOptions } from './country-options';

/** The selectable countries, sorted by name; empty until `load` has run. All countries if the list could not be fetched. */
export function useCountryOptions() {
	const locale = useLocale();
	const available = usePrices((state) => state.availableCountries);
	const selected = usePrices((state) => state.selectedCountries);
	const loadAvailableCountries = usePrices((state) => state.loadAvailableCountries);
	const [loaded, setLoaded] = useState(false);
	const load = useCallback(async () => {
		await loadAvailableCountries();
		setLoaded(true);
	}, [loadAvailableCountries]);
	const options = useMemo(() => {
		if (!loaded) return [];
		const codes = available.length > 0 ? available : countryCodes;
		return countryOptions([...new Set([...codes, ...selected])], locale);
	}, [loaded, available, selected, locale]);
	return { options, loaded, load, selected };
}
