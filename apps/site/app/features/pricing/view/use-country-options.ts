import { useEffect, useMemo, useState } from 'react';
import { useLocale } from '~/i18n/context';
import { usePrices } from '../use-prices';
import { countryOptions } from './country-options';

/** The countries to choose from, by name; `loading` until the list of all has come or could not be fetched. */
export function useCountryOptions() {
	const locale = useLocale();
	const available = usePrices((state) => state.availableCountries);
	const selected = usePrices((state) => state.selectedCountries);
	const loadAvailableCountries = usePrices((state) => state.loadAvailableCountries);
	const [loading, setLoading] = useState(true);
	useEffect(() => {
		void loadAvailableCountries().then(() => setLoading(false));
	}, [loadAvailableCountries]);
	const options = useMemo(
		() => countryOptions([...new Set([...available, ...selected])], locale),
		[available, selected, locale],
	);
	return { options, loading, selected };
}
