import { countryName } from '#shared/prices/money.ts';
import { useLocale } from '~/i18n/context';
import { classNames } from '~/ui/class-names';

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
