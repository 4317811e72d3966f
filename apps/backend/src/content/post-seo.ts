import type { ResolverContext } from '../graphql/context.ts';
import type { Seo } from '../graphql/generated/resolvers.ts';
import type { PostSource } from '../graphql/sources.ts';
import { postBreadcrumbs } from './breadcrumbs.ts';
import { mapSeo } from './seo.ts';

/** The SEO block of an article. */
export async function postSeo(
	{ document, read }: PostSource,
	context: ResolverContext,
): Promise<Seo> {
	const id = String(document.id);
	const title = document.title ?? '';
	const author = await read.author(document.author);
	return mapSeo(
		document.seo,
		{
			href: read.href('post', id) ?? '',
			title,
			description: document.excerpt ?? '',
			image: document.coverImage ?? document.featuredImage,
			author: author?.name ?? '',
			type: 'article',
			published: new Date(document.date).toISOString(),
			modified: new Date(document.updatedAt).toISOString(),
			readingTime: document.readingTime ?? 1,
			breadcrumbs: postBreadcrumbs(read, id, title),
		},
		read,
		context,
	);
}
