import { type RouterContextProvider, redirect } from 'react-router';
import { localeFromPath } from '#shared/locales/locale.ts';
import { getContent } from '../content.server';
import { GetPageDocument } from '../generated/documents';
import type { PageFieldsFragment } from '../generated/operations';
import { resolveMissingPage } from './resolve-missing-page.server';

/** Reads the page at an address; null when there is none. Ends with a redirect when the endpoint has it at another address. */
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
	// Backends of this field may answer a path with a page of another address or language; that is a miss here.
	if (page?.href === url.pathname) return page;
	if (page && localeFromPath(page.href) === lang) throw redirect(page.href, 301);
	return null;
}

/** Reads the page at an address; ends with a redirect or the 404 page when there is none. */
export async function loadPage(
	url: URL,
	context: Readonly<RouterContextProvider>,
	slug: string,
	parentSlug?: string,
): Promise<PageFieldsFragment> {
	return (await findPage(url, context, slug, parentSlug)) ?? resolveMissingPage(url, context);
}
