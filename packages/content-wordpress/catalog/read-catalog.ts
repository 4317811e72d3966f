import { publicOnly, where } from '../content/context.ts';
import { plainText } from '../html/plain-text.ts';
import { limits } from '../limits.ts';
import type { Capabilities } from '../wpgraphql/capabilities.ts';
import type { WordPressClient } from '../wpgraphql/client.ts';
import { type LanguageFields, siteLocale } from '../wpgraphql/language-plugins.ts';
import { ownLanguage } from '../wpgraphql/site-languages.ts';
import type { CatalogContents, CategoryEntry, Entry } from './entry.ts';
import { isIndexed, type Robots, readListed } from './robots.ts';
import { safeDecode } from './safe-decode.ts';

interface Connection<Node> {
	nodes: Node[];
	pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

interface Document extends LanguageFields {
	databaseId: number;
	slug: string | null;
	title: string | null;
	uri: string | null;
	modifiedGmt: string | null;
	parentDatabaseId?: number | null;
	isFrontPage?: boolean;
	isPostsPage?: boolean;
	categories?: { nodes: { databaseId: number }[] } | null;
	seo?: Robots | null;
}

interface Term extends LanguageFields {
	databaseId: number;
	name: string | null;
	slug: string | null;
	description: string | null;
	uri: string | null;
}

const robotsFields = {
	yoast: 'seo { metaRobotsNoindex }',
	'rank-math': 'seo { robots }',
	none: '',
};

/**
 * Reads the list of all published documents, 100 per response. Rejects like the client.
 * @param before the entries of the last reading by id
 */
export async function readCatalog(
	client: WordPressClient,
	capabilities: Capabilities,
	before: (id: number) => Entry | undefined,
): Promise<CatalogContents> {
	const { languages, settings, seo, hasSharedSeo } = capabilities;
	const common = `databaseId slug title uri modifiedGmt ${languages.documentFields} ${hasSharedSeo ? '' : robotsFields[seo]}`;
	const filter = `, ${where(languages.filter('all'), publicOnly)}`;
	const [pages, posts, terms] = await Promise.all([
		readAll<Document>(
			client,
			(page) =>
				`pages(${page}${filter}) { nodes { ${common} parentDatabaseId isFrontPage isPostsPage } `,
		),
		readAll<Document>(
			client,
			(page) =>
				`posts(${page}${filter}) { nodes { ${common} categories(first: 100) { nodes { databaseId } } } `,
		),
		readAll<Term>(
			client,
			(page) =>
				`categories(${page}, where: { hideEmpty: true }) { nodes { databaseId name slug description uri ${languages.termFields} } `,
		),
	]);
	const ownLocale = ownLanguage(settings);
	const entryOf = (kind: Entry['kind'], document: Document): Entry[] => {
		// Documents older than the plugin have no language; they get that of the settings.
		const language = languages.languageOf(document);
		const locale = language ? siteLocale(language) : ownLocale;
		const slug = safeDecode(document.slug ?? '');
		if (!locale || !slug) return [];
		return [
			{
				kind,
				id: document.databaseId,
				locale,
				slug,
				title: plainText(document.title),
				uri: document.uri,
				modified: document.modifiedGmt ?? '',
				parentId: document.parentDatabaseId || undefined,
				isHome: document.isFrontPage === true,
				isPostsPage: document.isPostsPage === true,
				isListed: isIndexed(seo, document.seo),
				translationIds: languages.translationIds(document),
				categoryIds: document.categories?.nodes.map(({ databaseId }) => databaseId) ?? [],
			},
		];
	};
	const entries = [
		...pages.flatMap((page) => entryOf('page', page)),
		...posts.flatMap((post) => entryOf('post', post)),
	];
	const localeOfTerm = (term: Term) =>
		siteLocale(languages.languageOf(term)) ??
		entries.find(({ categoryIds }) => categoryIds.includes(term.databaseId))?.locale ??
		ownLocale;
	return {
		entries: hasSharedSeo
			? await readListed(client, capabilities, uniqueById(entries), before)
			: uniqueById(entries),
		categories: terms.map(
			(term): CategoryEntry => ({
				id: term.databaseId,
				locale: localeOfTerm(term),
				slug: safeDecode(term.slug ?? ''),
				name: plainText(term.name),
				description: plainText(term.description),
				uri: term.uri,
				translationIds: languages.translationIds(term),
			}),
		),
	};
}

/** Removes duplicates: lists may shift while they are read, so that a document is returned twice. */
const uniqueById = (entries: readonly Entry[]): Entry[] => [
	...new Map(entries.map((entry) => [entry.id, entry])).values(),
];

async function readAll<Node>(
	client: WordPressClient,
	connection: (page: string) => string,
): Promise<Node[]> {
	const nodes: Node[] = [];
	let after = '';
	for (let page = 0; page < limits.catalogPages; page += 1) {
		const query = `query ($after: String) { list: ${connection(`first: ${limits.pageSize}, after: $after`)} pageInfo { hasNextPage endCursor } } }`;
		const { list } = await client.query<{ list: Connection<Node> }>(query, { after });
		nodes.push(...list.nodes);
		const { hasNextPage, endCursor } = list.pageInfo;
		if (!hasNextPage || !endCursor || endCursor === after) break;
		after = endCursor;
	}
	return nodes;
}
