import type { LocaleCode } from '@website/contracts/locales';
import { comparable } from '../catalog/catalog.ts';
import type { Entry } from '../catalog/entry.ts';
import { cleanHtml } from '../html/clean-html.ts';
import { plainText } from '../html/plain-text.ts';
import { complete, type Fields } from './complete.ts';
import { utcDate } from './dates.ts';
import { type DocumentNode, readDocument, tagDocument, versionFields } from './documents.ts';
import { mediaItem } from './media.ts';
import { readPosts } from './post-lists.ts';
import type { LocaleArgument, Reading } from './reading.ts';
import { seoOf } from './seo.ts';

/** `page(slug, lang, parentSlug)`: null where nothing is published at that address in that language. */
export async function page(
	{ slug, lang, parentSlug }: LocaleArgument & { slug: string; parentSlug?: string | null },
	reading: Reading,
): Promise<Fields | null> {
	const entry = reading.catalog.page(lang, slug, parentSlug);
	if (entry) return readPage(reading, entry);
	const draft = await draftPage(reading, lang, slug, parentSlug);
	if (draft) return draft;
	reading.tags.add('pages');
	return slug === 'home' && !parentSlug ? homeOfArticles(reading, lang) : null;
}

/** `pageByUri(uri)`: the page at an address of the site. */
export async function pageByUri(
	{ uri }: { uri: string },
	reading: Reading,
): Promise<Fields | null> {
	const entry = reading.catalog.at(comparable(uri));
	if (entry?.kind === 'page') return readPage(reading, entry);
	reading.tags.add('pages');
	return null;
}

export async function readPage(reading: Reading, entry: Entry): Promise<Fields | null> {
	tagDocument(reading, entry);
	const node = await readDocument(reading, 'page', entry.id);
	return node && pageFields(reading, entry, node);
}

function pageFields(reading: Reading, entry: Entry, node: DocumentNode): Fields | null {
	const { catalog } = reading;
	const href = catalog.hrefOf(entry);
	return complete('Page', {
		id: String(entry.id),
		locale: entry.locale,
		title: plainText(node.title),
		slug: catalog.contractSlug(entry),
		parentSlug: catalog.parentSlugOf(entry),
		href,
		modifiedGmt: utcDate(node.modifiedGmt) ?? '',
		...versionFields(catalog.versions(entry)),
		seo: seoOf(reading, node.seo, href),
		sections: sectionsOf(reading, entry.id, node),
	});
}

/** Mapped flexible content; without any, an opening with the title and the text. */
function sectionsOf(reading: Reading, id: number, node: DocumentNode): Fields[] {
	const { mapped, addresses, capabilities } = reading;
	const { pages } = capabilities.sections.file;
	const sections = pages ? mapped.flexible(pages, node) : [];
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

/** A page that was never published: it has no address on WordPress, so the preview token names it. */
async function draftPage(
	reading: Reading,
	locale: LocaleCode,
	slug: string,
	parentSlug: string | null | undefined,
): Promise<Fields | null> {
	const id = reading.preview?.documentId;
	if (id === undefined || reading.catalog.byId(id) || !reading.client.hasEditor) return null;
	const node = await readDocument(reading, 'page', id);
	if (!node) return null;
	const path = parentSlug ? `/${parentSlug}/${slug}` : `/${slug}`;
	const href = reading.catalog.pathIn(locale, path);
	return complete('Page', {
		...{ id: String(id), locale, title: plainText(node.title), slug, parentSlug, href },
		modifiedGmt: utcDate(node.modifiedGmt) ?? '',
		seo: seoOf(reading, node.seo, href),
		sections: sectionsOf(reading, id, node),
	});
}

/** A WordPress that shows its latest articles on its home page has no page for it. */
async function homeOfArticles(reading: Reading, locale: LocaleCode): Promise<Fields | null> {
	const { catalog, capabilities, tags } = reading;
	if (catalog.contents.entries.some(({ isHome }) => isHome)) return null;
	tags.add('posts').add('settings');
	const { nodes } = await readPosts(reading, { locale, first: 6 });
	if (nodes.length === 0) return null;
	const title = plainText(capabilities.settings.title);
	const href = catalog.pathIn(locale, '');
	return complete('Page', {
		...{ id: 'home', locale, title, slug: 'home', href },
		translations: [{ href, id: 'home', locale, post_title: title }],
		sections: [
			{
				__typename: 'CleanHeroSection',
				id: 'home-hero',
				heading: title,
				text: cleanHtml(capabilities.settings.description, reading.addresses),
			},
			{
				__typename: 'LinkListSection',
				id: 'home-posts',
				links: nodes.map(({ title: name, link, excerpt }) => ({
					link: { url: link, title: name },
					description: excerpt,
				})),
			},
		],
	});
}

/** The page above the articles of a language: that of WordPress, or an empty one with the name of the address. */
export async function blogPage(reading: Reading, locale: LocaleCode): Promise<Fields | null> {
	const entry = reading.catalog.blogPage(locale);
	if (entry) return readPage(reading, entry);
	reading.tags.add('pages');
	const href = reading.catalog.pathIn(locale, '/blog');
	const title = 'Blog';
	return complete('Page', {
		...{ id: 'blog', locale, title, slug: 'blog', href, seo: { title } },
		translations: [{ href, id: 'blog', locale, post_title: title }],
	});
}
