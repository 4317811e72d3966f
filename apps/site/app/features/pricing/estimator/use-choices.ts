import { useEffect, useEffectEvent, useState } from 'react';
import { usePrices } from '../use-prices';
import { type EstimateChoices, readEstimateLink, type Volumes } from './choices';
import { useEstimatorLink } from './use-estimator-link';

const defaultVolumes: Volumes = { sms: 1000, rcs: 0 };

const defaultChoices: EstimateChoices = {
	currency: null,
	text: '',
	segments: 1,
	rcsType: null,
	volumes: new Map(),
	emails: 0,
};

/**
 * The choices in the estimator, from a shared link if there is one, with a line for each country of the page. Another link in the same tab
 * replaces them. `ignoreLink` prevents this for a link that the estimator itself has written to the URL.
 */
export function useChoices() {
	const link = useEstimatorLink();
	const [appliedLink, setAppliedLink] = useState(link);
	const [shared, setShared] = useState(() => readEstimateLink(link));
	const [choices, setChoices] = useState(shared ?? defaultChoices);
	if (link !== appliedLink) {
		setAppliedLink(link);
		const next = readEstimateLink(link);
		if (next) {
			setShared(next);
			setChoices(next);
		}
	}

	// A shared estimate sets its currency once; afterwards the visitor can change it.
	const countries = usePrices((state) => state.selectedCountries);
	const currentCurrency = usePrices((state) => state.figuresCurrency);
	const updateCurrency = usePrices((state) => state.updateCurrency);
	const applyCurrency = useEffectEvent(({ currency }: EstimateChoices) => {
		if (currency && currency !== currentCurrency) void updateCurrency(currency);
	});
	useEffect(() => {
		if (shared) applyCurrency(shared);
	}, [shared]);

	const lines = new Set([...(shared?.volumes.keys() ?? []), ...countries]);
	const initialVolumes = shared ? { sms: 0, rcs: 0 } : defaultVolumes;
	const volumes = new Map(
		[...lines].map((code) => [code, choices.volumes.get(code) ?? initialVolumes]),
	);

	return {
		choices: { ...choices, volumes },
		// Functional updates, since several fields may apply early input in the same render.
		change: (changes: Partial<EstimateChoices>) =>
			setChoices((current) => ({ ...current, ...changes })),
		changeVolumes: (country: string, changes: Partial<Volumes>) =>
			setChoices((current) => {
				const volume = { ...(current.volumes.get(country) ?? initialVolumes), ...changes };
				return { ...current, volumes: new Map(current.volumes).set(country, volume) };
			}),
		shared,
		ignoreLink: setAppliedLink,
	};
}
