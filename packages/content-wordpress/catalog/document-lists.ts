import { inLanguage, isLocaleCode } from '@website/contracts/locales';
import { publicOnly, where } from '../content/context.ts';
import { plainText } from '../html/plain-text.ts';
import { limits } from '../limits.ts';
import type { Capabilities, Plugins } from '../wpgraphql/capabilities.ts';
import type { WordPressClient } from '../wpgraphql/client.ts';
import { customFields, type DocumentRoot, inAllLanguages } from '../wpgraphql/custom-types.ts';
import { unlessRefused, unlessUnanswered } from '../wpgraphql/failures.ts';
import { type LanguageFields, siteLocale } from '../wpgraphql/language-plugins.ts';
import { authorSelection } from '../wpgraphql/selections.ts';
import type { AuthorEntry, Entry, TermEntry } from './entry.ts';
import { isIndexed, type Robots } from './robots.ts';
import { pathSegments, safeDecode } from './safe-decode.ts';
import { digest } from './snapshot.ts';

/** A page or an article in a list of WordPress. */
export interface ListedDocument extends LanguageFields {
	databaseId: number;
	slug: string | null;
	title: string | null;
	uri: string | null;
	date: string | null;
	modifiedGmt: string | null;
	contentTypeName?: string;
	parentDatabaseId?: number | null;
	isFrontPage?: boolean;
	isPostsPage?: boolean;
	terms?: { nodes: { databaseId: number }[] } | null;
	authorDatabaseId?: number | null;
	isSticky?: boolean;
	commentCount?: number | null;
	seo?: (Robots & { canonical?: string | null; canonicalUrl?: string | null }) | null;
}

/** A category or a tag in a list of WordPress. */
export interface Term extends LanguageFields {
	databaseId: number;
	name: string | null;
	slug: string | null;
	description: string | null;
	uri: string | null;
}

interface Connection<Node> {
	nodes: Node[];
	pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

/** Robots and the texts that plugins' lists change without dating the document. */
const seoFields = {
	yoast: 'seo { metaRobotsNoindex title metaDesc canonical }',
	'rank-math': 'seo { robots title description canonicalUrl }',
	none: '',
};

const ownFields = {
	page: 'title parentDatabaseId isFrontPage isPostsPage',
	contentNode: 'contentTypeName ... on NodeWithTitle { title }',
	post: 'title terms(first: 100) { nodes { databaseId } } authorDatabaseId isSticky',
};

/** Reads all public documents of a kind. Rejects like the client. */
export const readAllDocuments = (
	client: WordPressClient,
	capabilities: Capabilities,
	root: DocumentRoot,
): Promise<ListedDocument[]> =>
	readAll(
		client,
		(page) =>
			`${root}s(${page}, ${where(inAllLanguages(capabilities, root), publicOnly)}) { nodes { ${fieldsOf(capabilities, root)} } `,
		'alone',
	);

/** Reads those of the documents with some ids or slugs that are public, 100 at most. Rejects like the client. */
export async function readDocuments(
	client: WordPressClient,
	capabilities: Capabilities,
	root: DocumentRoot,
	by: 'in' | 'nameIn',
	keys: readonly string[],
): Promise<ListedDocument[]> {
	const filter = where(`${by}: $keys`, inAllLanguages(capabilities, root), publicOnly);
	const { list } = await client.query<{ list: { nodes: ListedDocument[] } }>(
		`query ($keys: [${by === 'in' ? 'ID' : 'String'}]) { list: ${root}s(first: ${limits.pageSize}, ${filter}) { nodes { ${fieldsOf(capabilities, root)} } } }`,
		{ keys },
	);
	// WordPress ignores an unknown filter and returns its newest documents.
	return list.nodes.filter(({ databaseId, slug }) =>
		keys.includes(by === 'in' ? String(databaseId) : safeDecode(slug ?? '')),
	);
}

/** The categories, tags and authors of articles. */
export interface Subjects {
	terms: Record<TermEntry['taxonomy'], Term[]>;
	authors: AuthorEntry[];
}

/**
 * Reads the categories, tags and authors with articles. Rejects like the client.
 * @param before the authors of the last reading, which stay where WordPress does not list any
 */
export async function readSubjects(
	client: WordPressClient,
	{ languages }: Plugins,
	before: readonly AuthorEntry[] = [],
): Promise<Subjects> {
	const read = (list: string) =>
		readAll<Term>(
			client,
			(page) =>
				`${list}(${page}, where: { hideEmpty: true }) { nodes { databaseId name slug description uri ${languages.termFields} } `,
		);
	const [category, tag, authors] = await Promise.all([
		read('categories'),
		// A plugin may hide tags.
		unlessRefused(read('tags'), []),
		unlessUnanswered(
			readAll<AuthorEntry>(client, (page) => `users(${page}) { nodes { ${authorSelection} } `),
			[...before],
		),
	]);
	return { terms: { category, tag }, authors };
}

function fieldsOf(
	{ languages, seo, hasSharedSeo, hasComments, customTypes }: Capabilities,
	root: DocumentRoot,
): string {
	const fields = { language: languages.documentFields, seo: hasSharedSeo ? '' : seoFields[seo] };
	return `databaseId slug uri date modifiedGmt ${ownFields[root]} ${hasComments && root === 'post' ? 'commentCount' : ''}
		${root === 'contentNode' ? customFields(customTypes, fields) : `${fields.language} ${fields.seo}`}`;
}

const untitled = { en: 'Untitled', da: 'Uden titel', de: 'Ohne Titel' };

/** The entry of a document; undefined if it has no path or no language of the site. */
export function entryOf(
	{ languages, defaultLocale, seo, customTypes }: Capabilities,
	root: DocumentRoot,
	document: ListedDocument,
): Entry | undefined {
	// Documents older than the plugin have no language, nor do those of types that it does not translate.
	const language = languages.languageOf(document);
	const locale = language ? siteLocale(language) : defaultLocale;
	const slug = safeDecode(document.slug ?? '');
	if (!locale || !slug) return undefined;
	const type = customTypes.types.find(({ name }) => name === document.contentTypeName);
	const path = pathSegments(document.uri ?? '');
	if (root === 'contentNode' && (!type || path.length === 0)) return undefined;
	const folder = path.at(-2) ?? '';
	return {
		kind: root === 'post' ? 'post' : 'page',
		root,
		...(type ? { type: type.name, folder: isLocaleCode(folder) ? '' : folder } : {}),
		id: document.databaseId,
		locale,
		slug,
		title: plainText(document.title) || inLanguage(untitled, locale),
		uri: document.uri,
		date: document.date ?? '',
		modified: document.modifiedGmt ?? '',
		parentId: document.parentDatabaseId || undefined,
		isHome: document.isFrontPage === true,
		isPostsPage: document.isPostsPage === true,
		isListed: isIndexed(type?.hasSeo === false ? 'none' : seo, document.seo),
		canonical: document.seo?.canonical || document.seo?.canonicalUrl || '',
		seo: document.seo ? digest(document.seo) : '',
		translationIds: languages.translationIds(document),
		termIds: document.terms?.nodes.map(({ databaseId }) => databaseId) ?? [],
		authorId: document.authorDatabaseId ?? undefined,
		isSticky: document.isSticky === true,
		commentCount: document.commentCount ?? 0,
	};
}

/** Reads a list, 100 entries per response. Rejects like the client. */
export async function readAll<Node>(
	client: WordPressClient,
	connection: (page: string) => string,
	first?: 'alone',
): Promise<Node[]> {
	const nodes: Node[] = [];
	let after = '';
	for (let page = 0; page < limits.catalogPages; page += 1) {
		const query = `query ($after: String) { list: ${connection(`first: ${limits.pageSize}, after: $after`)} pageInfo { hasNextPage endCursor } } }`;
		// Alone, pages of long lists delay no query of a visitor.
		const { list } = await (after || first
			? client.queryAlone<{ list: Connection<Node> }>(query, { after }, limits.listMs)
			: client.query<{ list: Connection<Node> }>(query, { after }));
		nodes.push(...list.nodes);
		const { hasNextPage, endCursor } = list.pageInfo;
		if (!hasNextPage || !endCursor || endCursor === after) break;
		after = endCursor;
	}
	return nodes;
}
