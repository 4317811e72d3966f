import { documentTag } from '@website/contracts/cache-tags';
import type { Translation } from '@website/contracts/content-types';
import { defaultLocale, siteLocaleCodes } from '@website/contracts/site-locales';
import { siteOptions } from '@website/contracts/site-options';
import {
	archiveList,
	authorIdIn,
	authorList,
	categoryList,
	splitAddress,
	tagList,
} from '../../content/addresses/address.ts';
import { mapCategory, readCategories } from '../../content/documents/category.ts';
import { readProducts } from '../../content/documents/products.ts';
import { findPricePage } from '../../plugins/search/find-documents.ts';
import type { ResolverContext } from './context.ts';
import type { QueryResolvers } from './generated/resolvers.ts';
import { readAuthor } from './reading/read-author.ts';
import { readBlogIndex } from './reading/read-blog-index.ts';
import {
	readBrand,
	readCallToAction,
	readCountryGuide,
	readFooter,
	readHeader,
	readSiteSettings,
} from './reading/read-globals.ts';
import { findPage } from './reading/read-pages.ts';
import { emptyPosts, postConnection, postSources, taggedPosts } from './reading/read-posts.ts';
import { readRedirect, slugOwner } from './reading/read-redirect.ts';
import { readSearch } from './reading/read-search.ts';
import { readSharedPreview } from './reading/read-shared-preview.ts';
import { readSitemap } from './reading/read-sitemap.ts';

/** The published pages with all prices, one per locale at most. Ignores drafts, even in a preview. */
async function readPricePages(context: ResolverContext): Promise<Translation[]> {
	context.touch('pages');
	const pages = await Promise.all(
		siteLocaleCodes().map(async (locale) => {
			const { book } = await context.reader(locale);
			const target = await findPricePage({ payload: context.payload, book, lang: locale });
			if (!target) return [];
			const { id, href } = target;
			const page = book.entries.pages.get(id);
			context.touch(documentTag('page', id));
			if (page?.parent) context.touch(documentTag('page', page.parent));
			return [{ href, id, locale, post_title: page?.titles[locale] ?? '' }];
		}),
	);
	return pages.flat();
}

const isBlog = (layout: string) => layout === 'blog' || layout === 'blogWithSidebar';

/** The operations of specification section 7, and further ones for the site. */
export const queryResolvers: QueryResolvers = {
	page: (_root, { slug, lang, parentSlug }, context) => findPage(context, lang, slug, parentSlug),
	pageByUri: (_root, { uri }, context) => {
		const address = splitAddress(uri);
		if (!address) return null;
		return findPage(context, address.lang, address.slug, address.parentSlug ?? null);
	},
	sitemap: (_root, { lang, first, after }, context) => readSitemap(context, lang, { first, after }),
	blogOverview: async (_root, { pageId, first, after }, context) => {
		const address = splitAddress(pageId);
		if (!address) return null;
		const page = await findPage(context, address.lang, address.slug, address.parentSlug ?? null);
		if (!page || !isBlog(page.document.pageLayout)) return null;
		return {
			page,
			categories: readCategories(page.read),
			posts: await postConnection(context, address.lang, { first, after }),
		};
	},
	post: async (_root, { slug, lang }, context) => {
		const { book } = await context.reader(lang);
		const entry = book.bySlug('posts', lang, slug);
		if (!entry) context.touch('posts');
		return entry ? ((await postSources(context, lang, [entry.id]))[0] ?? null) : null;
	},
	posts: async (_root, { where, first, after }, context) => {
		const { book } = await context.reader(where.lang);
		if (!where.category) return postConnection(context, where.lang, { first, after });
		const category = book.bySlug('categories', where.lang, where.category);
		context.touch(category ? documentTag('category', category.id) : 'categories');
		if (!category) return emptyPosts();
		return postConnection(context, where.lang, { first, after }, categoryList(category.id));
	},
	listedPosts: (_root, { lang, tag, category, author, year, month, first, after }, context) => {
		if (tag && category) return taggedPosts(context, lang, { first, after }, { tag, category });
		if (tag) return postConnection(context, lang, { first, after }, tagList(tag));
		const byAuthor = author ? authorIdIn(author) : null;
		if (byAuthor) return postConnection(context, lang, { first, after }, authorList(byAuthor));
		return year ? postConnection(context, lang, { first, after }, archiveList(year, month)) : null;
	},
	blogIndex: (_root, { lang, ...filter }, context) => readBlogIndex(context, lang, filter),
	author: (_root, { slug, lang }, context) => readAuthor(context, slug, lang),
	category: async (_root, { slug, lang }, context) => {
		const read = await context.reader(lang);
		const entry = read.book.bySlug('categories', lang, slug);
		if (!entry) context.touch('categories');
		return entry ? mapCategory(read, entry.id) : null;
	},
	categories: async (_root, { lang }, context) => readCategories(await context.reader(lang)),
	products: async (_root, { lang }, context) => readProducts(await context.reader(lang), []),
	footer: (_root, { lang }, context) => readFooter(context, lang ?? defaultLocale()),
	header: (_root, { lang }, context) => readHeader(context, lang),
	callToAction: (_root, { lang }, context) => readCallToAction(context, lang ?? defaultLocale()),
	siteSettings: (_root, { lang }, context) => readSiteSettings(context, lang),
	brand: (_root, { lang }, context) =>
		readBrand(context, siteLocaleCodes().includes(lang) ? lang : defaultLocale()),
	siteOptions: () => ({
		...siteOptions(),
		languages: [...siteLocaleCodes()],
		currencies: [...siteOptions().currencies],
		features: [...siteOptions().features],
	}),
	redirect: (_root, { path }, context) => readRedirect(context, path),
	sharedPreview: (_root, { opens }, context) => readSharedPreview(context, opens === true),
	pricePages: (_root, _args, context) => readPricePages(context),
	countryGuide: (_root, { country, lang }, context) => readCountryGuide(context, country, lang),
	search: (_root, search, context) => readSearch(context, search),
	slugOwner: (_root, { kind, slug, parentSlug, lang }, context) =>
		slugOwner(context, kind, slug, parentSlug, lang),
};
