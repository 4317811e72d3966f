import { publicOnly, where } from '../content/context.ts';
import { limits } from '../limits.ts';
import type { Capabilities, Plugins } from '../wpgraphql/capabilities.ts';
import type { WordPressClient } from '../wpgraphql/client.ts';
import { customFields, inAllLanguages } from '../wpgraphql/custom-types.ts';
import type { Entry } from './entry.ts';

/** The robots fields of either SEO plugin. */
export interface Robots {
	metaRobotsNoindex?: string | null;
	robots?: (string | null)[] | null;
}

/**
 * Whether search engines may index a document. Both plugins answer with a word for every document; if it is missing, because the field
 * failed for example, the answer is unknown and the document is not indexed.
 */
export function isIndexed(plugin: Plugins['seo'], robots: Robots | null | undefined): boolean {
	switch (plugin) {
		case 'yoast':
			return robots?.metaRobotsNoindex?.toLowerCase() === 'index';
		case 'rank-math':
			return robots?.robots?.some((word) => word?.toLowerCase() === 'noindex') === false;
		case 'none':
			return true;
	}
}

/**
 * Reads whether search engines may list each entry, one request a document, where the SEO plugin is right only for the first document of a
 * request. A document that was listed and has not been modified since `before` is not requested again. Rejects like the client.
 */
export async function readListed(
	client: WordPressClient,
	capabilities: Capabilities,
	entries: readonly Entry[],
	before: (id: number) => Entry | undefined,
): Promise<Entry[]> {
	const { seo, customTypes } = capabilities;
	const selection = 'seo { metaRobotsNoindex }';
	const read = async (entry: Entry): Promise<Entry> => {
		const { modified, isListed } = before(entry.id) ?? {};
		if (isListed && modified === entry.modified) return { ...entry, isListed };
		const filter = where('in: $ids', inAllLanguages(capabilities, entry.root), publicOnly);
		const fields =
			entry.root === 'contentNode' ? customFields(customTypes, { seo: selection }) : selection;
		const { list } = await client.queryAlone<{
			list: { nodes: { databaseId: number; seo: Robots | null }[] };
		}>(
			`query ($ids: [ID]) { list: ${entry.root}s(first: 1, ${filter}) { nodes { databaseId ${fields} } } }`,
			{ ids: [String(entry.id)] },
		);
		const node = list.nodes.find(({ databaseId }) => databaseId === entry.id);
		return { ...entry, isListed: isIndexed(seo, node?.seo) };
	};
	const result: Entry[] = [];
	for (let index = 0; index < entries.length; index += limits.singleRequests) {
		const part = entries.slice(index, index + limits.singleRequests);
		result.push(...(await Promise.all(part.map(read))));
	}
	return result;
}
