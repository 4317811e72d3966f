import { countryName } from '#shared/prices/money.ts';
import { useLocale, useMessages } from '~/i18n/context';
import { Link } from '~/ui/actions/link';
import { classNames } from '~/ui/class-names';
import { useCountryPages } from './country-pages';

export function CountryFlag({ code, className = 'h-4' }: { code: string; className?: string }) {
	return (
		<img
			src={`/flags/${code.toLowerCase()}.svg`}
			alt=""
			width={24}
			height={16}
			loading="lazy"
			className={classNames('aspect-3/2 w-auto shrink-0', className)}
		/>
	);
}

export function CountryName({ code }: { code: string }) {
	const locale = useLocale();
	// Node and the browser may have different country names; hydration keeps the server's.
	return <span suppressHydrationWarning>{countryName(code, locale)}</span>;
}

/** A country's name, linked to its page if it has one. */
export function CountryLink({ code, className }: { code: string; className?: string }) {
	const href = useCountryPages().get(code);
	if (!href) return <CountryName code={code} />;
	return (
		<Link href={href} className={classNames('underline-offset-4 hover:underline', className)}>
			<CountryName code={code} />
		</Link>
	);
}

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
