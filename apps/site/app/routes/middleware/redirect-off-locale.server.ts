import { localeOfPrefix } from '@website/contracts/locales';
import type { RouterContextProvider } from 'react-router';
import { defaultLocale, siteLocaleCodes } from '#shared/locales/locale.ts';
import { getContent } from '~/content/content.server';
import { GetRedirectDocument } from '~/content/generated/documents';
import { parseMisplacedAddress } from '~/content/loading/misplaced-address';
import { ownerOfSlug } from '~/content/loading/owner-of-slug.server';
import { redirectDocumentTo, redirectTo } from '~/content/redirect.server';
import { movedCountry } from '~/features/pricing/country-page/find-country.server';

interface RouteArgs {
	url: URL;
	context: Readonly<RouterContextProvider>;
}

/**
 * Middleware of all pages: redirects a URL with the prefix of a locale that is off to the same page in the default locale, or to the home
 * page, and a URL with the prefix of the default locale to the one without it. An editor's redirect has precedence.
 */
export async function redirectOffLocale(
	{ url, context }: RouteArgs,
	next: () => Promise<Response>,
) {
	const { pathname, search } = url;
	const locale = localeOfPrefix(pathname);
	const isDefault = locale === defaultLocale();
	if (!locale || (siteLocaleCodes().includes(locale) && !isDefault)) return next();
	const { redirect: target } = await getContent(context).query(GetRedirectDocument, {
		path: pathname,
	});
	// The loader of the missing page responds with 410.
	if (target?.status === 410) return next();
	if (target?.to) throw redirectTo(target.to, target.status);
	const rest = pathname.slice(`/${locale}`.length) || '/';
	const to = isDefault ? rest : await addressInDefault({ url, context }, rest);
	// A new document is needed, since a document has the messages of one locale only.
	// Temporary for a locale that is off, because it may be switched on again.
	throw redirectDocumentTo(to + search, isDefault ? 301 : 302);
}

const appSegments = new Set([
	...['blog', 'docs', 'llms.txt', 'llms-full.txt', 'manifest.webmanifest'],
	...['search', 'search.json'],
]);

async function addressInDefault({ url, context }: RouteArgs, rest: string): Promise<string> {
	const address = parseMisplacedAddress(url.pathname);
	const [, first = ''] = rest.split('/');
	const isOwn = !address || address.kind === 'page' || /\.\w+$/.test(rest);
	if (appSegments.has(first) && isOwn) return rest;
	if (!address?.slug) return '/';
	const content = getContent(context);
	const { slug, parentSlug } = address;
	const owner = await ownerOfSlug(content, { ...address, lang: defaultLocale() });
	if (owner && isInDefault(owner)) return owner;
	const country = parentSlug && (await movedCountry(content, url.pathname, { slug, parentSlug }));
	return country && isInDefault(country) ? country : '/';
}

const isInDefault = (path: string): boolean =>
	(localeOfPrefix(path) ?? defaultLocale()) === defaultLocale();
