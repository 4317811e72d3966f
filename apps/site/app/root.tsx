import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation } from 'react-router';
import { localeDefinition, localeFromPath, localizedPath } from '#shared/locales/locale.ts';
import { usePageBrand } from '~/brand/context';
import { brandStyleId } from '~/brand/page-brand';
import { loadSharedContent } from '~/content/shared-parts/load-shared.server';
import { getSite } from '~/content/site-context.server';
import { NavigationEffects } from '~/features/navigation/navigation-effects';
import { awaitRepaint } from '~/features/navigation/repaint';
import { currencyInAddress } from '~/features/pricing/figures/page-currency';
import { useLocale } from '~/i18n/context';
import { RouteErrorPage } from '~/layouts/errors/route-error-page';
import { PreviewBar } from '~/layouts/preview-bar';
import { redirectOffLocale } from '~/routes/middleware/leave-off-language.server';
import { iconPaths, versionedIconPath } from '~/seo/icons';
import type { Route } from './+types/root';
import './styles/index.css';

/** What every page shares: header, footer, call-to-action and settings of its language. */
export async function loader({ url, context }: Route.LoaderArgs) {
	const lang = localeFromPath(url.pathname);
	const { origin, preview, thirdParties } = getSite(context);
	const hasChat = thirdParties?.chat !== undefined;
	return { ...(await loadSharedContent(context, lang)), origin, hasChat, preview };
}

/** Shared content changes with the language only; a purge reaches open tabs at their next full load. */
export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) {
	return localeFromPath(currentUrl.pathname) !== localeFromPath(nextUrl.pathname);
}

export const middleware: Route.MiddlewareFunction[] = [redirectOffLocale];

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [awaitRepaint];

export function Layout({ children }: { children: ReactNode }) {
	const locale = useLocale();
	const currency = currencyInAddress(useLocation().search);
	const { look, css, font } = usePageBrand();
	return (
		// The start script marks the visitor's own currency before React knows of it.
		<html
			lang={localeDefinition(locale).languageTag}
			data-currency={currency}
			suppressHydrationWarning
		>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<meta name="color-scheme" content="light dark" />
				{(['light', 'dark'] as const).map((scheme) => (
					<meta
						key={scheme}
						name="theme-color"
						media={`(prefers-color-scheme: ${scheme})`}
						content={look.canvas[scheme]}
					/>
				))}
				{font && (
					<link rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
				)}
				{/* The old form first: browsers that know drawings take the last one they can read. */}
				<link rel="icon" href={versionedIconPath(iconPaths.old, look)} sizes="32x32" />
				<link rel="icon" href={versionedIconPath(iconPaths.drawing, look)} type="image/svg+xml" />
				<link rel="apple-touch-icon" href={versionedIconPath(iconPaths.apple, look)} />
				{/* biome-ignore lint/security/noDangerouslySetInnerHtml: written by brand-css.ts of colors and addresses that were checked */}
				<style id={brandStyleId} dangerouslySetInnerHTML={{ __html: css }} />
				<link rel="manifest" href={localizedPath(locale, '/manifest.webmanifest')} />
				<Meta />
				<Links />
			</head>
			<body>
				{children}
				<PreviewBar />
				<NavigationEffects />
				<ScrollRestoration />
				<Scripts />
			</body>
		</html>
	);
}

export default function App() {
	return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return <RouteErrorPage error={error} />;
}
