import type { LocaleCode } from '@website/contracts/locales';
import type { Entry } from '../catalog/entry.ts';
import { cleanHtml } from '../html/clean-html.ts';
import { complete, type Fields } from './complete.ts';
import { type DocumentNode, readDocument, tagDocument, versionFields } from './documents.ts';
import { mediaItem } from './media.ts';
import { cardFields } from './post-card.ts';
import { relatedPosts } from './post-lists.ts';
import type { LocaleArgument, Reading } from './reading.ts';

/** `post(slug, lang)`: null where no such article is published in that language. */
export async function post(
	{ slug, lang }: LocaleArgument & { slug: string },
	reading: Reading,
): Promise<Fields | null> {
	const entry = reading.catalog.post(lang, slug);
	if (entry) {
		tagDocument(reading, entry);
		const node = await readDocument(reading, 'post', entry.id);
		return node && wholePost(reading, entry, node);
	}
	reading.tags.add('posts');
	const id = reading.preview?.documentId;
	if (id === undefined || reading.catalog.byId(id) || !reading.client.hasEditor) return null;
	const node = await readDocument(reading, 'post', id);
	return node && wholePost(reading, draftEntry(id, lang, slug), node);
}

const draftEntry = (id: number, locale: LocaleCode, slug: string): Entry => ({
	...{ kind: 'post', id, locale, slug, title: '', uri: null, modified: '', parentId: undefined },
	...{ isHome: false, isPostsPage: false, isListed: false, translationIds: [], categoryIds: [] },
});

function wholePost(reading: Reading, entry: Entry, node: DocumentNode): Fields | null {
	const { catalog, addresses, mapped, capabilities } = reading;
	const { posts } = capabilities.sections.file;
	const elements = posts ? mapped.flexible(posts, node) : [];
	const content = cleanHtml(node.content, addresses);
	return complete('Post', {
		...cardFields(reading, entry, node),
		...versionFields(catalog.versions(entry)),
		coverImage: mediaItem(node.featuredImage?.node, addresses),
		blogSections:
			elements.length > 0
				? elements.map((element, index) => ({ ...element, id: `${entry.id}-${index}` }))
				: content
					? [{ __typename: 'BlogContent', id: `${entry.id}-text`, content }]
					: [],
		related: () => relatedPosts(reading, entry),
	});
}
