import type { Seo } from '@website/contracts/content-types';
import { postBreadcrumbs } from '../../content/documents/breadcrumbs.ts';
import { mapCategory } from '../../content/documents/category.ts';
import { mapSeo } from '../../content/documents/seo.ts';
import type { PostSource } from '../../content/documents/sources.ts';
import { translatedSlugs, translations } from '../../content/documents/translations.ts';
import { localDate } from '../../content/values/local-date.ts';
import { idsOf } from '../../content/values/relations.ts';
import type { PostResolvers } from './generated/resolvers.ts';
import { mapBlogSections } from './map-sections.ts';
import { tagsOfPost } from './reading/read-blog-index.ts';
import { postSources } from './reading/read-posts.ts';

/** The SEO block of an article. */
async function postSeo({ document, read }: PostSource): Promise<Seo> {
	const author = await read.author(document.author);
	return mapSeo('posts', document, read, {
		description: document.excerpt ?? '',
		image: document.coverImage ?? document.featuredImage,
		author: author?.name ?? '',
		type: 'article',
		published: document.date,
		breadcrumbs: postBreadcrumbs(read, String(document.id), document.title ?? ''),
	});
}

const idOf = ({ document }: PostSource) => String(document.id);
const relatedCount = 3;

/** Specification section 3, Post. */
export const postResolvers: PostResolvers = {
	id: idOf,
	locale: ({ read }) => read.lang,
	title: ({ document }) => document.title ?? '',
	slug: ({ document }) => document.slug ?? '',
	excerpt: ({ document }) => document.excerpt ?? '',
	dateGmt: ({ document }) => new Date(document.date).toISOString(),
	date: ({ document }) => localDate(document.date),
	modifiedGmt: ({ document }) => new Date(document.updatedAt).toISOString(),
	link: (source) => source.read.href('posts', idOf(source)) ?? '',
	author: ({ document, read }) => read.author(document.author),
	categories: ({ document, read }) =>
		idsOf(document.categories).flatMap((id) => mapCategory(read, id) ?? []),
	tags: (source) => tagsOfPost(source.read.book, source.read.lang, idOf(source)),
	translated: (source) => translatedSlugs(source.read, 'posts', idOf(source)),
	translations: (source) => translations(source.read, 'posts', idOf(source)),
	featuredImage: ({ document, read }) => read.media(document.featuredImage),
	coverImage: ({ document, read }) => read.media(document.coverImage ?? document.featuredImage),
	seo: (source) => postSeo(source),
	blogSections: async (source) => {
		const document = await source.read.loaders.postSections.load(idOf(source));
		return mapBlogSections(document?.blogSections, source.read);
	},
	related: (source, _args, context) => {
		const categoryIds = idsOf(source.document.categories);
		context.touch('posts');
		const others = source.read.book
			.postsIn(source.read.lang)
			.filter(
				({ id, categories }) =>
					id !== idOf(source) && categories.some((category) => categoryIds.includes(category)),
			)
			.slice(0, relatedCount);
		return postSources(
			context,
			source.read.lang,
			others.map(({ id }) => id),
		);
	},
};
