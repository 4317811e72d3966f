import { useId, useMemo, useRef, useState } from 'react';
import { useLocale, useMessages } from '~/i18n/context';
import { useIsNear } from '../animation/use-play-conditions';
import { countriesByName } from '../pricing/countries/country-options';
import { useFetched } from '../pricing/loading/use-fetched';
import { sitePrices } from '../pricing/site-prices';

interface CountryChoiceProps {
	country: string;
	onCountry: (country: string) => void;
}

/** Select for the recipient's country. The list of countries with a price is fetched when the field comes near the viewport. */
export function CountryChoice({ country, onCountry }: CountryChoiceProps) {
	const { composer } = useMessages();
	const locale = useLocale();
	const id = useId();
	const container = useRef<HTMLDivElement>(null);
	const isNear = useIsNear(container, '100%');
	const [hasBeenNear, setHasBeenNear] = useState(false);
	if (isNear && !hasBeenNear) setHasBeenNear(true);
	const { data } = useFetched(hasBeenNear ? sitePrices.countries : null);
	const options = useMemo(
		() => countriesByName([...new Set([...(data ?? []), country])], locale),
		[data, country, locale],
	);
	return (
		<div ref={container} className="max-w-full pb-2 no-script:hidden">
			<label htmlFor={id} className="mr-3 text-sm font-bold">
				{composer.recipient}
			</label>
			<select
				id={id}
				value={country}
				onChange={({ target }) => onCountry(target.value)}
				className="min-h-11 w-56 max-w-full bg-surface px-3 shadow-[inset_0_0_0_2px_var(--line-strong)]"
			>
				{options.map(({ code, name }) => (
					<option key={code} value={code} suppressHydrationWarning>
						{name}
					</option>
				))}
			</select>
		</div>
	);
}
