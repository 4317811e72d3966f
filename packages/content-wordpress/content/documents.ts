import { documentTag } from '@website/contracts/cache-tags';
import type { Fields } from '@website/contracts/content-schema';
import type { Version } from '../catalog/catalog.ts';
import type { AuthorEntry, Entry } from '../catalog/entry.ts';
import { customFields, type DocumentRoot, inAllLanguages } from '../wpgraphql/custom-types.ts';
import { WordPressFailure } from '../wpgraphql/failures.ts';
import {
	authorSelection,
	commentSelection,
	mediaSelection,
	type WordPressComment,
	type WordPressMedia,
	type WordPressSeo,
} from '../wpgraphql/selections.ts';
import { publicOnly, type ResolverContext, where } from './context.ts';
import { tagPictures } from './media.ts';

/** The fields of a page or an article, without the mapped ones. */
export interface DocumentNode {
	databaseId: number;
	slug: string | null;
	title: string | null;
	content?: string | null;
	excerpt?: string | null;
	date: string | null;
	dateGmt: string | null;
	modifiedGmt: string | null;
	featuredImage: { node: WordPressMedia } | null;
	author?: { node: AuthorEntry } | null;
	terms?: { nodes: { databaseId: number }[] } | null;
	comments?: { nodes: WordPressComment[] } | null;
	seo?: WordPressSeo | null;
}

type Part = 'card' | 'whole';

/** The selection of a page or an article, whole or as a card in lists. */
export function documentSelection(
	{ capabilities }: Pick<ResolverContext, 'capabilities'>,
	root: DocumentRoot,
	part: Part,
): string {
	const { hasComments, hasSharedSeo, seoSelection, sections, customTypes } = capabilities;
	const mappedFields = root === 'page' ? sections.pages : sections.posts;
	const postFields = `excerpt author { node { ${authorSelection} } } terms(first: 100) { nodes { databaseId } }`;
	const seo = seoSelection && (part === 'whole' || !hasSharedSeo) ? `seo { ${seoSelection} }` : '';
	const comments = hasComments && root === 'post' ? commentSelection : '';
	const common = 'databaseId slug date dateGmt modifiedGmt';
	// A custom type has the fields that it supports.
	if (root === 'contentNode') {
		return `${common} ... on NodeWithTitle { title } ... on NodeWithContentEditor { content } ${customFields(customTypes, { seo })}
			... on NodeWithFeaturedImage { featuredImage { node { ${mediaSelection} } } }`;
	}
	return `${common} title featuredImage { node { ${mediaSelection} } }
		${root === 'post' ? postFields : ''} ${seo} ${part === 'whole' ? `content ${comments}\n${mappedFields}` : ''}`;
}

/**
 * Reads one document by id, since slugs and paths are not unique across languages. Null if nobody may read it; rejects if the catalog lists
 * it: it was unpublished since, which the next reading of the catalog shows, or WordPress has lost it for a moment.
 */
export async function readDocument(
	context: ResolverContext,
	root: DocumentRoot,
	id: number,
): Promise<DocumentNode | null> {
	const { client, capabilities, preview } = context;
	const selection = documentSelection(context, root, 'whole');
	if (preview && client.hasEditor) {
		const query = `query ($id: ID!) { node: ${root}(id: $id, idType: DATABASE_ID, asPreview: true) { ${selection} } }`;
		return (await client.queryAsEditor<{ node: DocumentNode | null }>(query, { id })).node;
	}
	const filter = where('in: $ids', inAllLanguages(capabilities, root), publicOnly);
	const query = `query ($ids: [ID]) { list: ${root}s(first: 1, ${filter}) { nodes { ${selection} } } }`;
	const variables = { ids: [String(id)] };
	type Data = { list: { nodes: DocumentNode[] } };
	const { list } = capabilities.hasSharedSeo
		? await client.queryAlone<Data>(query, variables)
		: await client.query<Data>(query, variables);
	// WordPress ignores an unknown filter and returns its newest documents.
	const node = list.nodes.find(({ databaseId }) => databaseId === id);
	if (!node && context.catalog.byId(id)) throw unreadable(`the ${root} ${id}`);
	tagPictures(context.tags, node);
	return node ?? null;
}

/** The failure of a part that the catalog lists and WordPress does not return. */
export const unreadable = (part: string): WordPressFailure =>
	new WordPressFailure(`WordPress does not return ${part}, which it listed before`);

/** Adds the tags of a document, its parent and its translations, since the response contains their slugs. */
export function tagDocument({ tags, catalog }: ResolverContext, entry: Entry): void {
	for (const id of [entry.id, entry.parentId, ...entry.translationIds]) {
		const kind = id === undefined ? undefined : catalog.byId(id)?.kind;
		if (kind && id !== undefined) tags.add(documentTag(kind, id));
	}
}

/** `translations` of the contract. */
export const translationsOf = (versions: readonly Version[]): Fields[] =>
	versions.map(({ href, id, locale, title }) => ({ href, id, locale, post_title: title }));

/** `translations` and `translated` of the contract. */
export const versionFields = (versions: readonly Version[]): Fields => ({
	translations: translationsOf(versions),
	translated: versions.map(({ slug, locale, parent }) => ({ slug, locale, parent })),
});
