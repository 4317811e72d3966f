import { type RouterContextProvider, redirect } from 'react-router';
import { localizedPath } from '~/i18n/locale';
import { getContent } from './content.server';
import { pageNotFound } from './errors.server';
import { GetRedirectDocument, GetSlugOwnerDocument } from './generated/documents';
import { readMisplaced } from './misplaced-address';

/**
 * Nothing is at this address. Sends the visitor to where an editor's redirect leads; to the language the address asks for, when
 * its slug is another language's; to the slug's own language, when there is no such translation; otherwise ends with the 404
 * page. Looked up only after a miss, so that good addresses cost nothing.
 */
export async function findElsewhere(
	url: URL,
	context: Readonly<RouterContextProvider>,
): Promise<never> {
	const content = getContent(context);
	const path = url.pathname;
	const { redirect: target } = await content.query(GetRedirectDocument, { path });
	if (target) throw redirect(target.to, target.status);
	const meant = readMisplaced(path);
	if (!meant) return pageNotFound(url);
	const { lang, kind, slug, parentSlug } = meant;
	if (slug === '' || (slug === 'docs' && !parentSlug)) {
		const known = localizedPath(lang ?? 'en', `/${slug}`);
		if (known !== path) throw redirect(known, 301);
		return pageNotFound(url);
	}
	const { slugOwner } = await content.query(GetSlugOwnerDocument, {
		kind,
		slug,
		parentSlug: parentSlug ?? null,
		lang: lang ?? null,
	});
	if (slugOwner && slugOwner.href !== path) throw redirect(slugOwner.href, 301);
	return pageNotFound(url);
}
