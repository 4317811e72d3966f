import { localeCodes } from '@website/contracts/locales';
import { Hono } from 'hono';
import { contentMediaPath } from '#shared/addresses/media-path.ts';

/** Where browsers find which links they may load ahead; pages name it in the header `Speculation-Rules`. */
export const speculationRulesPath = '/speculation-rules.json';

/** The header's value, a list of strings (HTML Standard, 7.6.2.3; RFC 9651). */
export const speculationRulesHeader = `"${speculationRulesPath}"`;

/** Folders of addresses that are for one visitor, change something, or are no pages. */
const noPages = ['/api', contentMediaPath, '/forms', '/images', '/language', '/preview', '/prices'];

/** Pages that wait for a visitor's input, or start a viewer of their own. */
const waitingPages = ['search', 'docs'];

const excluded = [
	...noPages.flatMap((folder) => [folder, `${folder}/*`]),
	...['', ...localeCodes.map((code) => `/${code}`)].flatMap((prefix) =>
		waitingPages.flatMap((page) => [`${prefix}/${page}`, `${prefix}/${page}/*`]),
	),
	// Paths of files have an extension, those of pages do not.
	'/*.*',
];

/** Once React follows links within the document, another document of them would be loaded for nothing. */
const links = (within: string) =>
	`:root:not([data-router]) ${within}a:not([target=_blank], [download], [hreflang], [href^="#"], [rel~=nofollow])`;

const linksTo = (within: string) => ({
	and: [
		// A question mark is a choice of the visitor's, such as a currency, which loading it would make.
		{ href_matches: { pathname: '/*', search: '' } },
		{ selector_matches: links(within) },
		...excluded.map((pathname) => ({ not: { href_matches: { pathname } } })),
	],
});

/**
 * Links that a visitor is about to follow: those of the menus are prerendered, all others are fetched. Moderate: a pointer that rests on
 * a link for a moment, or is pressed on it. Switches of language, search, forms, personal pages and files never are.
 */
export const speculationRules = {
	prefetch: [{ where: linksTo(''), eagerness: 'moderate' }],
	prerender: [{ where: linksTo('nav '), eagerness: 'moderate' }],
};

/** `GET /speculation-rules.json`: the rules, under the type that browsers insist on. */
export function speculationRulesRoute(): Hono {
	const body = JSON.stringify(speculationRules);
	return new Hono().get(speculationRulesPath, (c) =>
		c.body(body, 200, {
			'content-type': 'application/speculationrules+json',
			'cache-control': 'public, max-age=3600',
		}),
	);
}
