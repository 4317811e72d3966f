import { type RouterContextProvider, redirect } from 'react-router';
import { defaultLocale, localizedPath } from '#shared/locales/locale.ts';
import { getContent } from '../content.server';
import { pageGone, pageNotFound } from '../errors.server';
import { GetRedirectDocument } from '../generated/documents';
import { readMisplaced } from './misplaced-address';
import { homeInAnyLanguage, ownerOfSlug } from './owner-of-slug.server';

const redirects = new Set([301, 302, 307, 308]);

/**
 * Nothing is at this address: leads to an editor's redirect or the document's own language, else ends with a 404 or 410 page. `moved` is
 * asked where a page that is no document is now, after the redirects.
 */
export async function resolveMissingPage(
	url: URL,
	context: Readonly<RouterContextProvider>,
	moved?: () => Promise<string | null>,
): Promise<never> {
	const content = getContent(context);
	const path = url.pathname;
	const { redirect: target } = await content.query(GetRedirectDocument, { path });
	if (target?.status === 410) pageGone();
	if (target?.to) throw redirect(target.to, redirects.has(target.status) ? target.status : 301);
	const now = await moved?.();
	if (now && now !== path) throw redirect(now, 301);
	const misplaced = readMisplaced(path);
	if (!misplaced) return pageNotFound(url);
	const { lang, slug, parentSlug } = misplaced;
	if (slug === '' || (slug === 'docs' && !parentSlug)) {
		const canonicalPath = localizedPath(lang ?? defaultLocale(), `/${slug}`);
		if (canonicalPath !== path) throw redirect(canonicalPath, 301);
		// Not for good: the language may get a home page of its own.
		const home = slug === '' && (await homeInAnyLanguage(content));
		if (home && home !== path) throw redirect(home, 302);
		return pageNotFound(url);
	}
	const owner = await ownerOfSlug(content, misplaced);
	if (owner && owner !== path) throw redirect(owner, 301);
	return pageNotFound(url);
}
