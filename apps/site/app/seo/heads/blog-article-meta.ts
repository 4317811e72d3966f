import type { MetaDescriptor } from 'react-router';
import { localeDefinition } from '#shared/locales/locale.ts';
import type { GetPostQuery } from '~/content/generated/operations';
import { type RootData, sharedContentOf } from '~/content/shared-parts/shared-content';
import { breadcrumbJsonLd, jsonLd, organizationJsonLd } from '../json-ld/json-ld';
import { timeRequired } from '../json-ld/page-json-ld';
import { contentMeta } from './content-meta';
import { socialImageUrl } from './share-meta';

type Post = NonNullable<GetPostQuery['post']>;

/** Head of an article, with schema.org Article and its breadcrumbs. */
export function blogArticleMeta(
	data: { post: Post } | undefined,
	matches: Parameters<typeof sharedContentOf>[0],
): MetaDescriptor[] {
	if (!data) return [];
	const { post } = data;
	const shared = sharedContentOf(matches);
	return [
		...contentMeta({ ...post, path: post.link, shared, kind: 'article' }),
		...jsonLd([
			...organizationJsonLd(shared, post.locale),
			articleJsonLd(post, shared),
			...breadcrumbJsonLd(post.seo.breadcrumbs, shared.origin),
		]),
	];
}

function articleJsonLd(post: Post, { origin }: RootData): Record<string, unknown> {
	const image = post.coverImage ?? post.featuredImage;
	return {
		'@type': 'Article',
		headline: post.title,
		description: post.excerpt,
		inLanguage: localeDefinition(post.locale).languageTag,
		mainEntityOfPage: origin + post.link,
		...(post.dateGmt ? { datePublished: post.dateGmt } : {}),
		...(post.modifiedGmt ? { dateModified: post.modifiedGmt } : {}),
		...timeRequired(post.seo),
		articleSection: post.categories.map((category) => category.name),
		publisher: { '@id': `${origin}/#organization` },
		...(post.author
			? {
					author: {
						'@type': 'Organization',
						name: post.author.name,
						...(post.author.link && { url: origin + post.author.link }),
					},
				}
			: {}),
		...(image ? { image: socialImageUrl(image, origin) } : {}),
	};
}
