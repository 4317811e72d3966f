import type { RouterContextProvider } from 'react-router';
import { decodeOrKeep } from '#shared/addresses/link-address.ts';
import { oldAddress } from '#shared/addresses/old-address.ts';
import { defaultLocale, localizedPath } from '#shared/locales/locale.ts';
import { getContent } from '../content.server';
import { pageGone, pageNotFound } from '../errors.server';
import { GetRedirectDocument } from '../generated/documents';
import { redirectTo } from '../redirect.server';
import { hasFormerPrefix, isRetired, parseMisplacedAddress } from './misplaced-address';
import { homeInAnyLanguage, ownerOfSlug } from './owner-of-slug.server';

/** What programs that find URLs in a text take along: closing punctuation, quotes and spaces. Slugs may end with - or _. */
const trailing = /(?:(?![-_%])[\p{P}\p{Z}<>=])+$/u;
/** Spaces before a slug, and invisible characters such as soft hyphens anywhere. */
const superfluous = /^\p{Z}+|\p{C}/gu;
const indexFile = /^index\.(?:html?|php)$/;

/**
 * The URL that was meant by a path as mail programs and chats copy it: `/pricing).`, `/pricing%20`, or `/pricing&utm_source=mail`, whose
 * question mark was lost or encoded; also by the index file or session of a former site. Null if there is nothing to correct.
 */
export function correctMiscopied(path: string): string | null {
	const segments = path.split('/').map(decodeOrKeep);
	const last = segments.pop() ?? '';
	const [, slug = '', separator = '', rest = ''] = /^(.*?)(?:([?&#;])(.*))?$/su.exec(last) ?? [];
	const corrected = [...segments, slug]
		.map((segment) => segment.replace(superfluous, ''))
		.map((segment, index) => (index < segments.length ? segment : withoutEnd(segment)))
		.filter(Boolean)
		.map(encodeURIComponent)
		.join('/');
	const suffix =
		rest && separator !== ';' && `${separator === '&' ? '?' : separator}${encodeURI(rest)}`;
	const isChanged = separator !== '' || `/${corrected}` !== encoded([...segments, last]);
	return isChanged ? `/${corrected}${suffix || ''}` : null;
}

const withoutEnd = (slug: string) => slug.replace(trailing, '').replace(indexFile, '');

const encoded = (segments: readonly string[]) =>
	`/${segments.filter(Boolean).map(encodeURIComponent).join('/')}`;

const redirects = new Set([301, 302, 307, 308]);

/**
 * Handles a URL without a page. Throws an editor's redirect, or a redirect to the document's URL in its own locale, otherwise a 404 or 410
 * response.
 *
 * @param findMovedPage returns the current path of a page that is not a document; called if there is no redirect
 */
export async function resolveMissingPage(
	url: URL,
	context: Readonly<RouterContextProvider>,
	findMovedPage?: () => Promise<string | null>,
): Promise<never> {
	const content = getContent(context);
	const path = url.pathname;
	const findRedirect = async (address: string) =>
		(await content.query(GetRedirectDocument, { path: address })).redirect;
	const address = oldAddress(url);
	const target = (address ? await findRedirect(address) : null) ?? (await findRedirect(path));
	if (target?.status === 410) pageGone();
	if (target?.to) {
		const status = redirects.has(target.status) ? target.status : 301;
		throw redirectTo(target.to, status, target.query);
	}
	if (hasFormerPrefix(path)) pageGone();
	const movedPath = await findMovedPage?.();
	if (movedPath && movedPath !== path) throw redirectTo(movedPath, 301);
	const corrected = correctMiscopied(path);
	if (corrected) throw redirectTo(corrected, 301);
	const misplaced = parseMisplacedAddress(path);
	if (!misplaced) return pageNotFound(url);
	const { lang, slug, parentSlug } = misplaced;
	if (slug === '' || (slug === 'docs' && !parentSlug)) {
		const canonicalPath = localizedPath(lang ?? defaultLocale(), `/${slug}`);
		if (canonicalPath !== path) throw redirectTo(canonicalPath, 301);
		// A temporary redirect, because the locale may get its own home page.
		const home = slug === '' && (await homeInAnyLanguage(content));
		if (home && home !== path) throw redirectTo(home, 302);
		return pageNotFound(url);
	}
	const owner = await ownerOfSlug(content, misplaced);
	if (owner && owner !== path) throw redirectTo(owner, 301);
	if (isRetired(misplaced)) pageGone();
	return pageNotFound(url);
}
