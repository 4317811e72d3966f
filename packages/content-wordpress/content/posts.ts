import { complete, type Fields } from '@website/contracts/content-schema';
import type { LocaleCode } from '@website/contracts/locales';
import { type Entry, plainEntry } from '../catalog/entry.ts';
import { cleanHtml } from '../html/clean-html.ts';
import { commentsHtml } from './comments.ts';
import type { LocaleArgument, ResolverContext } from './context.ts';
import { type DocumentNode, readDocument, tagDocument, versionFields } from './documents.ts';
import { redirectOfDocument } from './lookups.ts';
import { mediaItem } from './media.ts';
import { cardFields } from './post-card.ts';
import { relatedPosts } from './post-lists.ts';
import { adaptTexts } from './replace-forms.ts';

/** `post(slug, lang)`: null if no such article is published in that language, or if a plugin redirects it. */
export async function post(
	{ slug, lang }: LocaleArgument & { slug: string },
	context: ResolverContext,
): Promise<Fields | null> {
	const entry = context.catalog.post(lang, slug);
	if (entry) {
		tagDocument(context, entry);
		// In the same request as the article; its failure is one of its field.
		const related = relatedPosts(context, entry);
		related.catch(() => undefined);
		const [node, redirect] = await Promise.all([
			readDocument(context, 'post', entry.id),
			redirectOfDocument(entry, context),
		]);
		return node && !redirect ? postFields(context, entry, node, related) : null;
	}
	context.tags.add('posts');
	const id = context.preview?.documentId;
	if (id === undefined || context.catalog.byId(id) || !context.client.hasEditor) return null;
	const node = await readDocument(context, 'post', id);
	return node && postFields(context, draftEntry(id, lang, slug), node);
}

const draftEntry = (id: number, locale: LocaleCode, slug: string): Entry => ({
	...plainEntry,
	...{ kind: 'post', root: 'post', id, locale, slug, title: '', uri: null },
});

async function postFields(
	context: ResolverContext,
	entry: Entry,
	document: DocumentNode,
	related?: Promise<Fields[]>,
): Promise<Fields | null> {
	const { catalog, addresses, mappedFields, capabilities } = context;
	const place = { locale: entry.locale, href: catalog.hrefOf(entry) };
	const node = await adaptTexts(context, place, document);
	const { posts } = capabilities.sections.file;
	const elements = posts ? mappedFields.flexible(posts, node) : [];
	const comments = commentsHtml(node.comments?.nodes ?? [], entry.commentCount, entry.locale);
	const textElement = (part: string, html: string | null | undefined): Fields[] => {
		const content = cleanHtml(html, addresses);
		return content ? [{ __typename: 'BlogContent', id: `${entry.id}-${part}`, content }] : [];
	};
	return complete('Post', {
		...cardFields(context, entry, node),
		...versionFields(catalog.versions(entry)),
		coverImage: mediaItem(node.featuredImage?.node, addresses),
		blogSections: [
			...(elements.length > 0
				? elements.map((element, index) => ({ ...element, id: `${entry.id}-${index}` }))
				: textElement('text', node.content)),
			...textElement('comments', comments),
		],
		related: () => related ?? [],
	});
}
