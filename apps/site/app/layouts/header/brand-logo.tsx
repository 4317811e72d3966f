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

/** The link to the home page: the logo of the page or the site, in the version for its background. */
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
	const lightLogo = props.settings?.logo ?? null;
	const darkLogo = props.settings?.logoDark ?? null;
	const logo = props.theme === 'dark' ? (darkLogo ?? lightLogo) : (lightLogo ?? darkLogo);
	const isForOppositeBackground =
		logo !== null && (props.theme === 'dark' ? !darkLogo : !lightLogo);
	// A text logo needs a larger gap to the menu than a picture.
	if (!logo)
		return <span className="text-xl font-extrabold xl:max-2xl:mr-5">{props.fallback}</span>;
	return (
		<picture className="contents">
			{props.theme === 'light' && darkLogo && (
				<source media="screen and (prefers-color-scheme: dark)" srcSet={darkLogo.url} />
			)}
			{/* Forced colors replace the dark background. */}
			{props.theme === 'dark' && lightLogo && (
				<source
					media="(forced-colors: active) and (prefers-color-scheme: light)"
					srcSet={lightLogo.url}
				/>
			)}
			<LogoImage
				media={logo}
				className={plateClass(props.theme, isForOppositeBackground, darkLogo !== null)}
			/>
		</picture>
	);
}

/** Classes of the plate behind a logo that is made for the opposite background and could be invisible without a plate. */
function plateClass(
	theme: NavbarTheme,
	isForOppositeBackground: boolean,
	hasDarkLogo: boolean,
): string {
	if (isForOppositeBackground && theme === 'light') return 'bg-ink p-1';
	// `--plate` is transparent on light backgrounds, light on dark ones and in the dark color scheme.
	return isForOppositeBackground || !hasDarkLogo ? 'bg-(--plate) p-1' : '';
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
