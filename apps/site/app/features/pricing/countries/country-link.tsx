import { Link } from '~/ui/actions/link';
import { classNames } from '~/ui/class-names';
import { CountryName } from './country-label';
import { useCountryPages } from './country-pages';

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
