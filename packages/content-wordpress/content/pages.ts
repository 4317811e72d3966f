import { documentTag } from '@website/contracts/cache-tags';
import { complete, type Fields } from '@website/contracts/content-schema';
import type { LocaleCode } from '@website/contracts/locales';
import type { Entry } from '../catalog/entry.ts';
import { cleanHtml } from '../html/clean-html.ts';
import { excerptText, firstSentence, plainText } from '../html/plain-text.ts';
import { limits } from '../limits.ts';
import { inAllLanguages } from '../wpgraphql/custom-types.ts';
import { type LocaleArgument, publicOnly, type ResolverContext, where } from './context.ts';
import { utcDate } from './dates.ts';
import { type DocumentNode, readDocument, tagDocument, versionFields } from './documents.ts';
import { redirectOfDocument } from './lookups.ts';
import { mediaItem } from './media.ts';
import { readPosts } from './post-lists.ts';
import { adaptTexts } from './replace-forms.ts';
import { seoOf } from './seo.ts';

/** `page(slug, lang, parentSlug)`: null if no such page is published in that language. */
export async function page(
	{ slug, lang, parentSlug }: LocaleArgument & { slug: string; parentSlug?: string | null },
	context: ResolverContext,
): Promise<Fields | null> {
	const entry = context.catalog.page(lang, slug, parentSlug);
	if (entry) return readPage(context, entry);
	const draft = await draftPage(context, lang, slug, parentSlug);
	if (draft) return draft;
	// Documents of custom types are listed with the articles.
	if (context.capabilities.customTypes.types.length > 0) context.catalog.requireWhole();
	context.tags.add('pages');
	return slug === 'home' && !parentSlug ? homeWithPosts(context, lang) : null;
}

/** The fields of a published page; null if a plugin redirects it. */
export async function readPage(context: ResolverContext, entry: Entry): Promise<Fields | null> {
	tagDocument(context, entry);
	if (entry.lists) return archivePage(context, entry);
	const [node, redirect] = await Promise.all([
		readDocument(context, entry.root, entry.id),
		redirectOfDocument(entry, context),
	]);
	return node && !redirect ? pageFields(context, entry, node) : null;
}

async function pageFields(
	context: ResolverContext,
	entry: Entry,
	document: DocumentNode,
): Promise<Fields | null> {
	const { catalog } = context;
	const href = catalog.hrefOf(entry);
	const node = await adaptTexts(context, { locale: entry.locale, href }, document);
	return complete('Page', {
		...entryFields(context, entry),
		title: plainText(node.title) || entry.title,
		modifiedGmt: utcDate(node.modifiedGmt) ?? '',
		seo: {
			...seoOf(context, node.seo, href, firstSentence(node.content)),
			breadcrumbs: breadcrumbsOf(context, entry),
		},
		sections: sectionsOf(context, entry.id, { ...node, title: node.title || entry.title }),
	});
}

const entryFields = ({ catalog }: ResolverContext, entry: Entry): Fields => ({
	...{ id: String(entry.id), locale: entry.locale, title: entry.title },
	slug: catalog.contractSlug(entry),
	parentSlug: catalog.parentSlugOf(entry),
	href: catalog.hrefOf(entry),
	...versionFields(catalog.versions(entry)),
});

/** The archive of a custom type: all its documents, of which the newest have their excerpts. */
async function archivePage(context: ResolverContext, entry: Entry): Promise<Fields | null> {
	const { addresses, capabilities, catalog, client, tags } = context;
	tags.add('pages');
	const documents = catalog.documentsOf(entry).filter((one) => catalog.isReachable(one));
	const filter = where('in: $ids', inAllLanguages(capabilities, 'contentNode'), publicOnly);
	type Data = { list: { nodes: { databaseId: number; excerpt?: string | null }[] } };
	const { list } = await client.query<Data>(
		`query ($ids: [ID]) { list: contentNodes(first: ${limits.pageSize}, ${filter}) { nodes { databaseId ... on NodeWithExcerpt { excerpt } } } }`,
		{ ids: documents.slice(0, limits.pageSize).map(({ id }) => String(id)) },
	);
	const excerpts = new Map(list.nodes.map(({ databaseId, excerpt }) => [databaseId, excerpt]));
	return complete('Page', {
		...entryFields(context, entry),
		modifiedGmt: utcDate(entry.modified) ?? '',
		seo: { breadcrumbs: breadcrumbsOf(context, entry) },
		sections: listSections(
			{ id: String(entry.id), heading: entry.title },
			documents.map((document) => {
				const url = catalog.hrefOf(document);
				const description = excerptText(excerpts.get(document.id), addresses, url);
				return { link: { url, title: document.title }, description };
			}),
		),
	});
}

const listSections = (hero: Fields & { id: string }, links: readonly Fields[]): Fields[] => [
	{ __typename: 'CleanHeroSection', ...hero, id: `${hero.id}-hero` },
	{ __typename: 'LinkListSection', id: `${hero.id}-list`, links },
];

/** The site and the published ancestors of a page, without the breadcrumbs of SEO plugins: they name drafts and private pages too. */
function breadcrumbsOf({ catalog, capabilities, tags }: ResolverContext, entry: Entry): Fields[] {
	const url = catalog.pathIn(entry.locale, '');
	const ancestors: Entry[] = [];
	for (let one: Entry | undefined = entry; one && !ancestors.includes(one); ) {
		if (catalog.hrefOf(one) !== url) ancestors.unshift(one);
		tags.add(documentTag('page', one.id));
		one = catalog.parentOf(one);
	}
	return [
		{ url, text: plainText(capabilities.settings.title) || url },
		...ancestors.map((one) => ({ url: catalog.hrefOf(one), text: one.title })),
	];
}

/** Mapped flexible content, or by default a hero with the title and the text. */
function sectionsOf(context: ResolverContext, id: number, node: DocumentNode): Fields[] {
	const { mappedFields, addresses, capabilities } = context;
	const { pages } = capabilities.sections.file;
	const sections = pages ? mappedFields.flexible(pages, node) : [];
	if (sections.length > 0) {
		return sections.map((section, index) => ({ ...section, id: `${id}-${index}` }));
	}
	const image = mediaItem(node.featuredImage?.node, addresses);
	const heading = plainText(node.title);
	const content = cleanHtml(node.content, addresses);
	return [
		image
			? { __typename: 'HeroSection', id: `${id}-hero`, heading, image }
			: { __typename: 'CleanHeroSection', id: `${id}-hero`, heading },
		...(content ? [{ __typename: 'RichTextSection', id: `${id}-text`, content }] : []),
	];
}

/** A page that was never published. It has no path on WordPress, so it is identified by the preview token. */
async function draftPage(
	context: ResolverContext,
	locale: LocaleCode,
	slug: string,
	parentSlug: string | null | undefined,
): Promise<Fields | null> {
	const id = context.preview?.documentId;
	if (id === undefined || context.catalog.byId(id) || !context.client.hasEditor) return null;
	const document = await readDocument(context, 'page', id);
	if (!document) return null;
	const path = parentSlug ? `/${parentSlug}/${slug}` : `/${slug}`;
	const href = context.catalog.pathIn(locale, path);
	const node = await adaptTexts(context, { locale, href }, document);
	return complete('Page', {
		...{ id: String(id), locale, title: plainText(node.title), slug, parentSlug, href },
		modifiedGmt: utcDate(node.modifiedGmt) ?? '',
		seo: seoOf(context, node.seo, href, firstSentence(node.content)),
		sections: sectionsOf(context, id, node),
	});
}

/** The home page of a WordPress that lists its latest articles there and has no page for it. */
async function homeWithPosts(context: ResolverContext, locale: LocaleCode): Promise<Fields | null> {
	const { catalog, capabilities, tags } = context;
	if (catalog.contents.entries.some(({ isHome }) => isHome)) return null;
	tags.add('posts').add('settings');
	const { nodes } = await readPosts(context, { lang: locale, first: 6 });
	if (nodes.length === 0) return null;
	const title = plainText(capabilities.settings.title);
	const href = catalog.pathIn(locale, '');
	const text = cleanHtml(capabilities.settings.description, context.addresses);
	return complete('Page', {
		...{ id: 'home', locale, title, slug: 'home', href },
		translations: [{ href, id: 'home', locale, post_title: title }],
		sections: listSections(
			{ id: 'home', heading: title, text },
			nodes.map(({ title: name, link, excerpt }) => ({
				link: { url: link, title: name },
				description: excerpt,
			})),
		),
	});
}

/** The posts page in a language: that of WordPress, or an empty one titled "Blog". */
export async function blogPage(
	context: ResolverContext,
	locale: LocaleCode,
): Promise<Fields | null> {
	const entry = context.catalog.blogPage(locale);
	if (entry) return readPage(context, entry);
	context.tags.add('pages');
	const href = context.catalog.pathIn(locale, '/blog');
	const title = 'Blog';
	return complete('Page', {
		...{ id: 'blog', locale, title, slug: 'blog', href, seo: { title } },
		translations: [{ href, id: 'blog', locale, post_title: title }],
	});
}
