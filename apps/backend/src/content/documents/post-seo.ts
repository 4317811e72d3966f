import type { Seo } from '@website/contracts/content-types';
import { postBreadcrumbs } from './breadcrumbs.ts';
import { mapSeo } from './seo.ts';
import type { PostSource } from './sources.ts';

/** The SEO block of an article. */
export async function postSeo({ document, read }: PostSource): Promise<Seo> {
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
	);
}
