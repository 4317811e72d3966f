import { type RouterContextProvider, redirect } from 'react-router';
import { getContent } from './content.server';
import { pageNotFound } from './errors.server';
import { GetRedirectDocument, GetSlugOwnerDocument } from './generated/documents';
import type { SlugKind } from './generated/operations';

/**
 * Nothing is at this address. Sends the visitor to where an editor's redirect leads, or to the language the slug belongs to;
 * otherwise ends with the 404 page. Looked up only after a miss, so that good addresses cost nothing.
 */
export async function findElsewhere(
	url: URL,
	context: Readonly<RouterContextProvider>,
	owner: { kind: SlugKind; slug: string; parentSlug?: string | undefined },
): Promise<never> {
	const content = getContent(context);
	const path = url.pathname;
	const { redirect: target } = await content.query(GetRedirectDocument, { path });
	if (target) throw redirect(target.to, target.status);
	const { slugOwner } = await content.query(GetSlugOwnerDocument, {
		kind: owner.kind,
		slug: owner.slug,
		parentSlug: owner.parentSlug ?? null,
	});
	if (slugOwner && slugOwner.href !== path) throw redirect(slugOwner.href, 301);
	return pageNotFound(url);
}
