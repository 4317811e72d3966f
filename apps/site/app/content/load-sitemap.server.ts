import type { LocaleCode } from '@website/contracts/locales';
import type { Content } from './content.server';
import {
	GetSitemapCategoriesDocument,
	GetSitemapPagesDocument,
	GetSitemapPostsDocument,
} from './generated/documents';
import type { TranslationFieldsFragment } from './generated/operations';

/** An address of the site as a sitemap needs it. */
export interface SitemapDocument {
	path: string;
	modified?: string;
	translations: TranslationFieldsFragment[];
}

/** Most calls made for one list; at 100 documents a call it is far beyond what a sitemap may hold. */
const mostCalls = 500;

interface Listed {
	modifiedGmt: string;
	seo: { metaRobotsNoindex: string };
	translations: TranslationFieldsFragment[];
}

interface Connection<Node> {
	nodes: Node[];
	pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

/** Every address of a language that search engines may list: pages, articles, categories. */
export async function loadSitemap(content: Content, lang: LocaleCode): Promise<SitemapDocument[]> {
	const [pages, posts, { categories }] = await Promise.all([
		allNodes((after) =>
			content.query(GetSitemapPagesDocument, { lang, after }).then((data) => data.pages),
		),
		allNodes((after) =>
			content.query(GetSitemapPostsDocument, { lang, after }).then((data) => data.posts),
		),
		content.query(GetSitemapCategoriesDocument, { lang }),
	]);
	return [
		...pages.filter(mayBeListed).map((page) => listed(page, page.href)),
		...categories.map(({ link, translations }) => ({ path: link, translations })),
		...posts.filter(mayBeListed).map((post) => listed(post, post.link)),
	];
}

/** Reads a list to its end, page by page. */
async function allNodes<Node>(read: (after: string) => Promise<Connection<Node>>): Promise<Node[]> {
	const nodes: Node[] = [];
	let after = '';
	for (let call = 0; call < mostCalls; call += 1) {
		const { nodes: more, pageInfo } = await read(after);
		nodes.push(...more);
		if (!pageInfo.hasNextPage || !pageInfo.endCursor || pageInfo.endCursor === after) break;
		after = pageInfo.endCursor;
	}
	return nodes;
}

function mayBeListed(document: Listed): boolean {
	return document.seo.metaRobotsNoindex !== 'noindex';
}

function listed(document: Listed, path: string): SitemapDocument {
	return { path, modified: document.modifiedGmt, translations: document.translations };
}
