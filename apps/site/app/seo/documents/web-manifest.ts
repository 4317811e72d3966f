import { withoutSoftHyphens } from '@website/contracts/soft-hyphens';
import { canvasColors } from '#shared/brand/colors.ts';
import { type LocaleCode, localeDefinition, localizedPath } from '#shared/locales/locale.ts';
import { homeScreenIcons } from '../icons';

/** The site's manifest in one language (W3C Web Application Manifest). It opens in the browser: a site, not an application. */
export function webManifest(options: { name: string; description: string; locale: LocaleCode }) {
	const name = withoutSoftHyphens(options.name);
	const description = withoutSoftHyphens(options.description);
	const { locale } = options;
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
		background_color: canvasColors.light,
		theme_color: canvasColors.light,
		icons: [
			{ src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
			...homeScreenIcons.map(({ path, size }) => ({
				src: path,
				type: 'image/png',
				sizes: `${size}x${size}`,
				purpose: 'any maskable',
			})),
		],
	};
}
