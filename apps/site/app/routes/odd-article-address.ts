import { redirect } from 'react-router';
import { getContent } from '~/content/content.server';
import { pageNotFound } from '~/content/errors.server';
import { GetSlugOwnerDocument } from '~/content/generated/documents';
import type { Route } from './+types/odd-article-address';

/** Addresses such as /da/da/blog/{slug} and /de/da/blog/{slug} lead to the article for good (specification section 2). */
export async function loader({ url, params, context }: Route.LoaderArgs) {
	const { slug } = params as { slug: string };
	const { slugOwner } = await getContent(context).query(GetSlugOwnerDocument, {
		kind: 'post',
		slug,
	});
	if (!slugOwner) return pageNotFound(url);
	throw redirect(slugOwner.href, 301);
}
