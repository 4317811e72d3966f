import { useEffect, useState } from 'react';
import { usePrices } from '../use-prices';
import { type EstimateChoices, readEstimateLink, type Volumes } from './choices';
import { useEstimatorLink } from './use-estimator-link';

const firstVolumes: Volumes = { sms: 1000, rcs: 0 };

const firstChoices: EstimateChoices = {
	currency: null,
	text: '',
	segments: 1,
	rcsType: 'BASIC',
	volumes: new Map(),
	emails: 0,
};

/** The estimator's choices: from a shared link when there is one, with a line for each country of the page. */
export function useChoices() {
	const link = useEstimatorLink();
	const [shared] = useState(() => readEstimateLink(link));
	const [choices, setChoices] = useState(shared ?? firstChoices);
	const countries = usePrices((state) => state.selectedCountries);
	const chosenCurrency = usePrices((state) => state.figuresCurrency);
	const updateCurrency = usePrices((state) => state.updateCurrency);

	// A shared estimate is shown in its own currency, once; from then on the switch decides.
	const [askedCurrency, setAskedCurrency] = useState(shared?.currency ?? null);
	useEffect(() => {
		if (!askedCurrency) return;
		setAskedCurrency(null);
		if (askedCurrency !== chosenCurrency) void updateCurrency(askedCurrency);
	}, [askedCurrency, chosenCurrency, updateCurrency]);

	const lines = new Set([...(shared?.volumes.keys() ?? []), ...countries]);
	const first = shared ? { sms: 0, rcs: 0 } : firstVolumes;
	const volumes = new Map([...lines].map((code) => [code, choices.volumes.get(code) ?? first]));

	return {
		choices: { ...choices, volumes },
		change: (changed: Partial<EstimateChoices>) => setChoices({ ...choices, ...changed }),
		fromLink: shared !== null,
	};
}
