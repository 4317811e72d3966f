import type { RouterContextProvider } from 'react-router';
import { localeFromPath } from '#shared/locales/locale.ts';
import { getContent } from '../content.server';
import { GetPageDocument } from '../generated/documents';
import type { PageFieldsFragment } from '../generated/operations';
import { redirectTo } from '../redirect.server';
import { resolveMissingPage } from './resolve-missing-page.server';

/** Loads the page at a URL; null if there is none. Throws a redirect if the page has another URL. */
export async function findPage(
	url: URL,
	context: Readonly<RouterContextProvider>,
	slug: string,
	parentSlug?: string,
): Promise<PageFieldsFragment | null> {
	const lang = localeFromPath(url.pathname);
	const { page } = await getContent(context).query(GetPageDocument, {
		slug,
		lang,
		parentSlug: parentSlug ?? null,
	});
	// Backends may return a page with another URL or locale.
	if (page?.href === url.pathname) return page;
	if (page && localeFromPath(page.href) === lang) throw redirectTo(page.href, 301);
	return null;
}

/** Loads the page at a URL. Throws a redirect, or a 404 or 410 response, if there is none. */
export async function loadPage(
	url: URL,
	context: Readonly<RouterContextProvider>,
	slug: string,
	parentSlug?: string,
): Promise<PageFieldsFragment> {
	return (await findPage(url, context, slug, parentSlug)) ?? resolveMissingPage(url, context);
}
