import { where } from '../content/context.ts';
import { limits } from '../limits.ts';
import type { Capabilities } from '../wpgraphql/capabilities.ts';
import type { WordPressClient } from '../wpgraphql/client.ts';
import type { DocumentKind } from './document-lists.ts';

interface Version {
	databaseId: number;
	modifiedGmt: string | null;
}

/** When each document was modified, by id. */
export type Versions = ReadonlyMap<number, string>;

/** The newest documents and the number of all, which tell cheaply whether anything changed. */
export interface Newest {
	/** For each kind the latest modified and the latest published: publishing on schedule does not count as a modification. */
	lists: Record<DocumentKind, Versions[]>;
	/** Undefined if WordPress does not tell. */
	total: number | undefined;
	/** A time before this reading by the clock of WordPress; undefined if it does not tell. */
	readAt: Date | undefined;
}

/** The list of the REST API with all pages and articles. */
export const publicDocuments = 'search?subtype=page,post&per_page=1';

/** Reads the newest documents, including those with a password. Rejects like the client, also if the plugin of the languages is gone. */
export async function readNewest(
	client: WordPressClient,
	{ languages }: Capabilities,
): Promise<Newest> {
	const list = (kind: DocumentKind, field: 'MODIFIED' | 'DATE') =>
		`${kind}s(first: ${limits.newestDocuments}, ${where(languages.filter('all'), `orderby: [{ field: ${field}, order: DESC }]`)}) { nodes { databaseId modifiedGmt } }`;
	type Lists = Record<
		'modifiedPages' | 'publishedPages' | 'modifiedPosts' | 'publishedPosts',
		{ nodes: Version[] }
	>;
	const [lists, count] = await Promise.all([
		client.query<Lists>(
			`{ modifiedPages: ${list('page', 'MODIFIED')} publishedPages: ${list('page', 'DATE')}
				modifiedPosts: ${list('post', 'MODIFIED')} publishedPosts: ${list('post', 'DATE')}
				probe: pages(first: 1) { nodes { databaseId ${languages.documentFields} } } }`,
		),
		client.restTotal(publicDocuments),
	]);
	return {
		lists: {
			page: [versionsOf(lists.modifiedPages.nodes), versionsOf(lists.publishedPages.nodes)],
			post: [versionsOf(lists.modifiedPosts.nodes), versionsOf(lists.publishedPosts.nodes)],
		},
		total: count?.total,
		readAt: count?.readAt,
	};
}

/** The versions of documents in a list. */
export const versionsOf = (documents: readonly Version[]): Versions =>
	new Map(documents.map(({ databaseId, modifiedGmt }) => [databaseId, modifiedGmt ?? '']));

/** Ids of the documents of each kind that changed since; undefined if there may be more than the newest documents tell. */
export function changedIds(
	before: { versions: Versions; total: number | undefined },
	{ lists, total }: Newest,
): Record<DocumentKind, number[]> | undefined {
	const isChanged = ([id, modified]: [number, string]) => before.versions.get(id) !== modified;
	const changes = (kind: DocumentKind): number[] | undefined => {
		const changedInLists = lists[kind].map((list) => [...list].filter(isChanged));
		const isIncomplete = changedInLists.some(({ length }) => length === limits.newestDocuments);
		return isIncomplete ? undefined : [...new Set(changedInLists.flat().map(([id]) => id))];
	};
	const page = changes('page');
	const post = changes('post');
	if (!page || !post) return undefined;
	const added = [...page, ...post].filter((id) => !before.versions.has(id)).length;
	const expected = before.total === undefined ? total : before.total + added;
	return total === undefined || total === expected ? { page, post } : undefined;
}
