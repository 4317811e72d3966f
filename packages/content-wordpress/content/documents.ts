import { documentTag } from '@website/contracts/cache-tags';
import { mediaSelection, type WordPressMedia, type WordPressSeo } from '../asking/selections.ts';
import type { Version } from '../catalog/catalog.ts';
import type { Entry } from '../catalog/entry.ts';
import type { Fields } from './complete.ts';
import { type Reading, where } from './reading.ts';

/** The fields of a page or an article; mapped fields are added. */
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
	author?: {
		node: {
			databaseId: number;
			name: string | null;
			description: string | null;
			avatar: { url: string | null; width: number | null; height: number | null } | null;
		};
	} | null;
	categories?: { nodes: { databaseId: number }[] } | null;
	seo?: WordPressSeo | null;
}

type Part = 'card' | 'whole';

/** The selection of a page or an article; a card is its selection in lists. */
export function documentSelection(
	{ capabilities }: Pick<Reading, 'capabilities'>,
	kind: Entry['kind'],
	part: Part,
): string {
	const { seoSelection, sections } = capabilities;
	const mapped = kind === 'page' ? sections.pages : sections.posts;
	const ofPost =
		'excerpt author { node { databaseId name description avatar(size: 192) { url width height } } } categories(first: 20) { nodes { databaseId } }';
	return `databaseId slug title date dateGmt modifiedGmt featuredImage { node { ${mediaSelection} } }
		${kind === 'post' ? ofPost : ''} ${seoSelection ? `seo { ${seoSelection} }` : ''} ${part === 'whole' ? `content\n${mapped}` : ''}`;
}

/** Reads one document by its id: slugs and paths are not unique between languages. Null when it is no longer published. */
export async function readDocument(
	reading: Reading,
	kind: Entry['kind'],
	id: number,
): Promise<DocumentNode | null> {
	const { client, capabilities, preview } = reading;
	const selection = documentSelection(reading, kind, 'whole');
	if (preview && client.hasEditor) {
		const query = `query ($id: ID!) { node: ${kind}(id: $id, idType: DATABASE_ID, asPreview: true) { ${selection} } }`;
		return (await client.askAsEditor<{ node: DocumentNode | null }>(query, { id })).node;
	}
	const filter = where('in: $ids', capabilities.languages.filter('all'));
	const query = `query ($ids: [ID]) { list: ${kind}s(first: 1, ${filter}) { nodes { ${selection} } } }`;
	const { list } = await client.ask<{ list: { nodes: DocumentNode[] } | null }>(query, {
		ids: [String(id)],
	});
	// WordPress ignores an unknown filter and returns its newest documents.
	return list?.nodes.find(({ databaseId }) => databaseId === id) ?? null;
}

/** Tags of a document, its parent and its translations: their slugs are in its answer. */
export function tagDocument({ tags, catalog }: Reading, entry: Entry): void {
	for (const id of [entry.id, entry.parentId, ...entry.translationIds]) {
		const kind = id === undefined ? undefined : catalog.byId(id)?.kind;
		if (kind && id !== undefined) tags.add(documentTag(kind, id));
	}
}

/** `translations` and `translated` of the contract. */
export const versionFields = (versions: readonly Version[]): Fields => ({
	translations: versions.map(({ href, id, locale, title }) => ({
		href,
		id,
		locale,
		post_title: title,
	})),
	translated: versions.map(({ slug, locale, parent }) => ({ slug, locale, parent })),
});
