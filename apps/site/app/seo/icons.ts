/** Icons for home screens, in pixels; made by `npm run generate:icons`. The first is the one Apple's systems ask for. */
export const homeScreenIcons = [
	{ path: '/apple-touch-icon.png', size: 180 },
	{ path: '/icon-192.png', size: 192 },
	{ path: '/icon-512.png', size: 512 },
] as const;
