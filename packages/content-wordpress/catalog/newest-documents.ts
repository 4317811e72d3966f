import { where } from '../content/context.ts';
import { limits } from '../limits.ts';
import type { Plugins } from '../wpgraphql/capabilities.ts';
import type { WordPressClient } from '../wpgraphql/client.ts';
import { type DocumentRoot, inAllLanguages, rootsOf } from '../wpgraphql/custom-types.ts';

interface Version {
	databaseId: number;
	modifiedGmt: string | null;
}

/** When each document was modified, by id. */
export type Versions = ReadonlyMap<number, string>;

/** The newest documents and the number of all, which tell cheaply whether anything changed. */
export interface Newest {
	/** For each root the latest modified and the latest published: publishing on schedule does not count as a modification. */
	lists: ReadonlyMap<DocumentRoot, Versions[]>;
	/** Undefined if WordPress does not tell. */
	total: number | undefined;
	/** A time before this reading by the clock of WordPress; undefined if it does not tell. */
	readAt: Date | undefined;
}

/** The list of the REST API with all pages and articles. */
export const publicDocuments = 'search?subtype=page,post&per_page=1';

/** Reads the newest documents, including those with a password. Rejects like the client, also if the plugin of the languages is gone. */
export async function readNewest(client: WordPressClient, plugins: Plugins): Promise<Newest> {
	const { languages, customTypes } = plugins;
	const roots = rootsOf(plugins);
	const list = (root: DocumentRoot, field: 'MODIFIED' | 'DATE') => {
		const order = `orderby: [{ field: ${field}, order: DESC }]`;
		const filter = where(inAllLanguages(plugins, root), order);
		return `${root}${field}: ${root}s(first: ${limits.newestDocuments}, ${filter}) { nodes { databaseId modifiedGmt } }`;
	};
	const subtypes = customTypes.areCounted ? customTypes.types.map(({ name }) => `,${name}`) : [];
	const [lists, count] = await Promise.all([
		client.query<Record<string, { nodes: Version[] }>>(
			`{ ${roots.map((root) => list(root, 'MODIFIED') + list(root, 'DATE')).join(' ')}
				probe: pages(first: 1) { nodes { databaseId ${languages.documentFields} } } }`,
		),
		client.restTotal(publicDocuments.replace('&', `${subtypes.join('')}&`)),
	]);
	return {
		lists: new Map(
			roots.map((root) => [
				root,
				['MODIFIED', 'DATE'].map((field) => versionsOf(lists[root + field]?.nodes ?? [])),
			]),
		),
		total: count?.total,
		readAt: count?.readAt,
	};
}

/** The versions of documents in a list. */
export const versionsOf = (documents: readonly Version[]): Versions =>
	new Map(documents.map(({ databaseId, modifiedGmt }) => [databaseId, modifiedGmt ?? '']));

/**
 * Ids of the documents of each root that changed since; undefined if there may be more than the newest documents tell.
 * @param counted the roots whose documents the total counts
 */
export function changedIds(
	before: { versions: Versions; total: number | undefined },
	{ lists, total }: Newest,
	counted: readonly DocumentRoot[],
): ReadonlyMap<DocumentRoot, number[]> | undefined {
	const isChanged = ([id, modified]: [number, string]) => before.versions.get(id) !== modified;
	const changes = new Map<DocumentRoot, number[]>();
	for (const [root, versions] of lists) {
		const changedInLists = versions.map((list) => [...list].filter(isChanged));
		if (changedInLists.some(({ length }) => length === limits.newestDocuments)) return undefined;
		changes.set(root, [...new Set(changedInLists.flat().map(([id]) => id))]);
	}
	const added = counted
		.flatMap((root) => changes.get(root) ?? [])
		.filter((id) => !before.versions.has(id)).length;
	const expected = before.total === undefined ? total : before.total + added;
	return total === undefined || total === expected ? changes : undefined;
}
