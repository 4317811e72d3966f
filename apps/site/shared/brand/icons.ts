/** Icons that the server makes of the brand's mark. */
export const iconPaths = {
	/** For browsers that know no drawings: 32 by 32 pixels. */
	old: '/favicon.ico',
	drawing: '/favicon.svg',
	apple: '/apple-touch-icon.png',
} as const;

/** Icons for home screens, in pixels. The first is the one Apple's systems ask for. */
export const homeScreenIcons = [
	{ path: iconPaths.apple, size: 180 },
	{ path: '/icon-192.png', size: 192 },
	{ path: '/icon-512.png', size: 512 },
] as const;
