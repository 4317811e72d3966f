import fontUrl from '../../node_modules/.font-subset/brand-font.woff2?url';

/** What root.tsx returns from `links`: the one font file, fetched before the style sheet asks for it. */
export const fontPreload = {
	rel: 'preload',
	href: fontUrl,
	as: 'font',
	type: 'font/woff2',
	crossOrigin: 'anonymous',
} as const;
