import { localeCodes } from '@website/contracts/locales';
import { Hono } from 'hono';
import { contentMediaPath } from '#shared/addresses/media-path.ts';

/** Path of the rules by which browsers load links ahead of a click. Pages refer to it in the header `Speculation-Rules`. */
export const speculationRulesPath = '/speculation-rules.json';

/** The value of the header, a list of strings (HTML Standard, 7.6.2.3; RFC 9651). */
export const speculationRulesHeader = `"${speculationRulesPath}"`;

/** Path prefixes of URLs that are personal, have side effects or are no pages. */
const nonPagePrefixes = [
	'/api',
	contentMediaPath,
	'/forms',
	'/images',
	'/language',
	'/preview',
	'/prices',
];

/** Pages that need a visitor's input or start a viewer of their own. */
const interactivePages = ['search', 'docs'];

const excluded = [
	...nonPagePrefixes.flatMap((prefix) => [prefix, `${prefix}/*`]),
	...['', ...localeCodes.map((code) => `/${code}`)].flatMap((prefix) =>
		interactivePages.flatMap((page) => [`${prefix}/${page}`, `${prefix}/${page}/*`]),
	),
	// Paths of files have an extension; paths of pages have none.
	'/*.*',
];

/** Selects links in documents without the client router: with the router, a document loaded ahead would never be used. */
const links = (ancestor: string) =>
	`:root:not([data-router]) ${ancestor}a:not([target=_blank], [download], [hreflang], [href^="#"], [rel~=nofollow])`;

const condition = (ancestor: string) => ({
	and: [
		// A query is a choice of the visitor, such as a currency. Loading the URL would apply the choice.
		{ href_matches: { pathname: '/*', search: '' } },
		{ selector_matches: links(ancestor) },
		...excluded.map((pathname) => ({ not: { href_matches: { pathname } } })),
	],
});

/**
 * Rules for links that a visitor is about to follow: links in navigation are prerendered, all others are prefetched. `moderate` means that
 * the pointer rests on the link for a moment or is pressed on it. Excludes locale switches, search, forms, personal pages and files.
 */
export const speculationRules = {
	prefetch: [{ where: condition(''), eagerness: 'moderate' }],
	prerender: [{ where: condition('nav '), eagerness: 'moderate' }],
};

/** `GET /speculation-rules.json`: the rules with the content type that browsers require. */
export function speculationRulesRoute(): Hono {
	const body = JSON.stringify(speculationRules);
	return new Hono().get(speculationRulesPath, (c) =>
		c.body(body, 200, {
			'content-type': 'application/speculationrules+json',
			'cache-control': 'public, max-age=3600',
		}),
	);
}
