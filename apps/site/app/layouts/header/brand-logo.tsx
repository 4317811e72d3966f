import { localizedPath } from '#shared/locales/locale.ts';
import type { MediaFieldsFragment, NavbarTheme } from '~/content/generated/operations';
import type { SiteSettings } from '~/content/shared-parts/shared-parts';
import { useLocale, useMessages } from '~/i18n/context';
import { Link } from '~/ui/actions/link';

interface BrandLogoProps {
	settings: SiteSettings | null;
	pageLogo: MediaFieldsFragment | null;
	theme: NavbarTheme;
}

/** The way home: the page's own logo or the site's, in the version that fits its surroundings. */
export function BrandLogo({ settings, pageLogo, theme }: BrandLogoProps) {
	const messages = useMessages();
	const locale = useLocale();
	const name = settings?.brand ?? '';
	return (
		<Link
			href={localizedPath(locale, '/')}
			aria-label={[name, messages.home].filter(Boolean).join(': ')}
			className="flex h-12 shrink-0 items-center"
		>
			{pageLogo ? (
				<LogoImage media={pageLogo} className="bg-(--plate) p-1" />
			) : (
				<SiteLogo settings={settings} theme={theme} fallback={name || messages.home} />
			)}
		</Link>
	);
}

function SiteLogo(props: { settings: SiteSettings | null; theme: NavbarTheme; fallback: string }) {
	const forLight = props.settings?.logo ?? null;
	const forDark = props.settings?.logoDark ?? null;
	const first = props.theme === 'dark' ? (forDark ?? forLight) : (forLight ?? forDark);
	const isForOtherField = first !== null && (props.theme === 'dark' ? !forDark : !forLight);
	// Words beside words: the menu begins further away than from a picture.
	if (!first)
		return <span className="text-xl font-extrabold xl:max-2xl:mr-5">{props.fallback}</span>;
	return (
		<picture className="contents">
			{props.theme === 'light' && forDark && (
				<source media="screen and (prefers-color-scheme: dark)" srcSet={forDark.url} />
			)}
			<LogoImage
				media={first}
				className={plateOf(props.theme, isForOtherField, forDark !== null)}
			/>
		</picture>
	);
}

/** A logo that is only there for the other kind of field stands on a plate of that kind: on the field itself it could vanish. */
function plateOf(theme: NavbarTheme, isForOtherField: boolean, hasDark: boolean): string {
	if (isForOtherField && theme === 'light') return 'bg-ink p-1';
	// Transparent on light fields, light on dark ones and in the dark scheme.
	return isForOtherField || !hasDark ? 'bg-(--plate) p-1' : '';
}

function LogoImage({ media, className = '' }: { media: MediaFieldsFragment; className?: string }) {
	return (
		<img
			src={media.url}
			alt=""
			width={media.width ?? 140}
			height={media.height ?? 32}
			fetchPriority="high"
			className={`h-9 w-auto ${className}`}
		/>
	);
}
