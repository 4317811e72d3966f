import { namedLocale } from '@website/contracts/locales';
import { type RouterContextProvider, redirect, redirectDocument } from 'react-router';
import { defaultLocale, siteLocaleCodes } from '#shared/locales/locale.ts';
import { getContent } from '~/content/content.server';
import { GetRedirectDocument } from '~/content/generated/documents';
import { parseMisplacedAddress } from '~/content/loading/misplaced-address';
import { ownerOfSlug } from '~/content/loading/owner-of-slug.server';
import { movedCountry } from '~/features/pricing/country-page/find-country.server';

interface Visit {
	url: URL;
	context: Readonly<RouterContextProvider>;
}

/**
 * Middleware of every page: an address with the prefix of a language that is off leads to the same page in the default language, or to the
 * home page; one with the default language's own prefix to the address without it. An editor's redirect goes first.
 */
export async function leaveOffLanguage({ url, context }: Visit, next: () => Promise<Response>) {
	const { pathname, search } = url;
	const named = namedLocale(pathname);
	const isDefault = named === defaultLocale();
	if (!named || (siteLocaleCodes().includes(named) && !isDefault)) return next();
	const { redirect: target } = await getContent(context).query(GetRedirectDocument, {
		path: pathname,
	});
	// The page that is not at the address answers with it.
	if (target?.status === 410) return next();
	if (target?.to) throw redirect(target.to, target.status);
	const rest = pathname.slice(`/${named}`.length) || '/';
	const to = isDefault ? rest : await addressInDefault({ url, context }, rest);
	// Texts of the page are in one language: the browser loads a new document.
	throw redirectDocument(to + search, 301);
}

const ownPlaces = new Set([
	...['blog', 'docs', 'inspector', 'llms.txt', 'llms-full.txt', 'manifest.webmanifest'],
	...['price-changes', 'search', 'search.json', 'status'],
]);

async function addressInDefault({ url, context }: Visit, rest: string): Promise<string> {
	const place = parseMisplacedAddress(url.pathname);
	const [, first = ''] = rest.split('/');
	const isOwn = !place || place.kind === 'page' || /\.\w+$/.test(rest);
	if (ownPlaces.has(first) && isOwn) return rest;
	if (!place?.slug) return '/';
	const content = getContent(context);
	const { slug, parentSlug } = place;
	const owner = await ownerOfSlug(content, { ...place, lang: defaultLocale() });
	if (owner && isInDefault(owner)) return owner;
	const country = parentSlug && (await movedCountry(content, url.pathname, { slug, parentSlug }));
	return country && isInDefault(country) ? country : '/';
}

const isInDefault = (path: string): boolean =>
	(namedLocale(path) ?? defaultLocale()) === defaultLocale();
