import type { BrandLook } from './look.ts';

/** Icons that the server generates from the brand's mark. */
export const iconPaths = {
	/** For browsers without support for SVG icons: 32 by 32 pixels. */
	old: '/favicon.ico',
	drawing: '/favicon.svg',
	apple: '/apple-touch-icon.png',
} as const;

/** Icons for home screens, in pixels. Apple's systems request the first one. */
export const homeScreenIcons = [
	{ path: iconPaths.apple, size: 180 },
	{ path: '/icon-192.png', size: 192 },
	{ path: '/icon-512.png', size: 512 },
] as const;

/** The path of an icon, with the version of the brand, because browsers cache icons for a long time. */
export const versionedIconPath = (path: string, { version }: Pick<BrandLook, 'version'>): string =>
	version ? `${path}?v=${version}` : path;
