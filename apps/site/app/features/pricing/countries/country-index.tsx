import { useMessages } from '~/i18n/context';
import { CountryLink } from './country-link';
import { useCountryPages } from './country-pages';

/** Links to the pages of all countries with a price. Without JavaScript, this is the whole list. */
export function CountryIndex() {
	const pages = useCountryPages();
	const { pricing } = useMessages();
	if (pages.size === 0) return <p className="bg-surface px-5 py-4">{pricing.needsScript}</p>;
	return (
		<ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))] gap-x-8">
			{[...pages.keys()].map((code) => (
				<li key={code} className="py-1">
					<CountryLink code={code} className="font-bold text-link underline" />
				</li>
			))}
		</ul>
	);
}
