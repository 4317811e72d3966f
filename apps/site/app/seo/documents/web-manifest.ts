import { withoutSoftHyphens } from '@website/contracts/soft-hyphens';
import { homeScreenIcons, iconPaths, versionedIconPath } from '#shared/brand/icons.ts';
import type { BrandLook } from '#shared/brand/look.ts';
import { type LocaleCode, localeDefinition, localizedPath } from '#shared/locales/locale.ts';

/** The site's manifest in one locale (W3C Web Application Manifest). The site opens in the browser, not as an application. */
export function webManifest(options: {
	name: string;
	description: string;
	locale: LocaleCode;
	look: BrandLook;
}) {
	const name = withoutSoftHyphens(options.name);
	const description = withoutSoftHyphens(options.description);
	const { locale, look } = options;
	const start = localizedPath(locale, '/');
	return {
		id: start,
		name,
		short_name: name,
		...(description ? { description } : {}),
		lang: localeDefinition(locale).languageTag,
		start_url: start,
		scope: '/',
		display: 'browser',
		background_color: look.canvas.light,
		theme_color: look.canvas.light,
		icons: [
			{ src: versionedIconPath(iconPaths.drawing, look), type: 'image/svg+xml', sizes: 'any' },
			...homeScreenIcons.map(({ path, size }) => ({
				src: versionedIconPath(path, look),
				type: 'image/png',
				sizes: `${size}x${size}`,
				purpose: 'any maskable',
			})),
		],
	};
}
