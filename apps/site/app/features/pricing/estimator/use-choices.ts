import { useEffect, useState } from 'react';
import { usePrices } from '../use-prices';
import { type EstimateChoices, readEstimateLink, type Volumes } from './choices';
import { useEstimatorLink } from './use-estimator-link';

const firstVolumes: Volumes = { sms: 1000, rcs: 0 };

const firstChoices: EstimateChoices = {
	currency: null,
	text: '',
	segments: 1,
	rcsType: null,
	volumes: new Map(),
	emails: 0,
};

/**
 * The estimator's choices: from a shared link when there is one, with a line for each country of the page. Another link in
 * the same tab takes their place; `wrote` says which link the estimator has put into the address itself.
 */
export function useChoices() {
	const link = useEstimatorLink();
	const [read, setRead] = useState(link);
	const [shared, setShared] = useState(() => readEstimateLink(link));
	const [choices, setChoices] = useState(shared ?? firstChoices);
	const [askedCurrency, setAskedCurrency] = useState(shared?.currency ?? null);
	if (link !== read) {
		setRead(link);
		const next = readEstimateLink(link);
		if (next) {
			setShared(next);
			setChoices(next);
			setAskedCurrency(next.currency);
		}
	}

	// A shared estimate is shown in its own currency, once; from then on the switch decides.
	const countries = usePrices((state) => state.selectedCountries);
	const chosenCurrency = usePrices((state) => state.figuresCurrency);
	const updateCurrency = usePrices((state) => state.updateCurrency);
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
		// Several fields may be taken over at once, each knowing nothing of the others.
		change: (changed: Partial<EstimateChoices>) => setChoices((now) => ({ ...now, ...changed })),
		changeVolumes: (country: string, changed: Partial<Volumes>) =>
			setChoices((now) => {
				const volume = { ...(now.volumes.get(country) ?? first), ...changed };
				return { ...now, volumes: new Map(now.volumes).set(country, volume) };
			}),
		shared,
		wrote: setRead,
	};
}
