import { Link } from '~/ui/actions/link';
import { CountryFlag } from '../countries/country-label';
import type { NamedCountry } from './country-page-data';

/** Links to the pages of nearby countries. */
export function NearbyList({ countries }: { countries: readonly NamedCountry[] }) {
	return (
		<ul className="grid grid-cols-[repeat(2,minmax(0,1fr))] gap-x-8 border-t border-line max-sm:grid-cols-1">
			{countries.map(({ code, name, href }) => (
				<li key={code} className="border-b border-line">
					<Link
						href={href}
						className="flex min-h-12 items-center gap-3 font-bold underline-offset-4 hover:underline"
					>
						<CountryFlag code={code} className="h-5" />
						{name}
					</Link>
				</li>
			))}
		</ul>
	);
}
