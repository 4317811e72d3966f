import { type RefObject, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useLocale, useMessages } from '~/i18n/context';
import { countriesByName } from '../pricing/countries/country-options';
import { useFetched } from '../pricing/loading/use-fetched';
import { sitePrices } from '../pricing/site-prices';

/** Returns a ref and whether its element has been within one viewport height of the viewport since React has started. */
function useNear<Element extends HTMLElement>(): [RefObject<Element | null>, boolean] {
	const element = useRef<Element>(null);
	const [isNear, setNear] = useState(false);
	useEffect(() => {
		if (!element.current || isNear) return;
		const observer = new IntersectionObserver(
			(entries) => setNear(entries.some((entry) => entry.isIntersecting)),
			{ rootMargin: '100%' },
		);
		observer.observe(element.current);
		return () => observer.disconnect();
	}, [isNear]);
	return [element, isNear];
}

interface CountryChoiceProps {
	country: string;
	onCountry: (country: string) => void;
}

/** Select for the recipient's country. The list of countries with a price is fetched when the field comes near the viewport. */
export function CountryChoice({ country, onCountry }: CountryChoiceProps) {
	const { composer } = useMessages();
	const locale = useLocale();
	const id = useId();
	const [container, isNear] = useNear<HTMLDivElement>();
	const { data } = useFetched(isNear ? sitePrices.countries : null);
	const options = useMemo(
		() => countriesByName([...new Set([...(data ?? []), country])], locale),
		[data, country, locale],
	);
	return (
		<div ref={container} className="max-w-full pb-2 [@media(scripting:none)]:hidden">
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
