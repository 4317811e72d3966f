import { documentTag } from '@website/contracts/cache-tags';
import type { Fields } from '@website/contracts/content-schema';
import type { Entry } from '../catalog/entry.ts';
import { excerptText, plainText } from '../html/plain-text.ts';
import { categoryFields } from './categories.ts';
import type { ResolverContext } from './context.ts';
import { documentDates, utcDate } from './dates.ts';
import type { DocumentNode } from './documents.ts';
import { mediaItem } from './media.ts';
import { seoOf } from './seo.ts';

/** The fields of an article in lists. */
export function cardFields(context: ResolverContext, entry: Entry, node: DocumentNode): Fields {
	const { addresses, capabilities, catalog, tags } = context;
	const href = catalog.hrefOf(entry);
	const excerpt = excerptText(node.excerpt, addresses, href);
	const author = node.author?.node;
	if (author) tags.add(documentTag('author', author.databaseId));
	const avatar = author?.avatar;
	const nodeCategories = node.categories?.nodes.map(({ databaseId }) => databaseId) ?? [];
	// Every article has a category; WordPress answers without any where a table is missing.
	const categoryIds = nodeCategories.length > 0 ? nodeCategories : entry.categoryIds;
	return {
		id: String(entry.id),
		locale: entry.locale,
		title: plainText(node.title) || entry.title,
		slug: entry.slug,
		excerpt,
		...documentDates(node.date, node.dateGmt, capabilities.settings.timezone),
		modifiedGmt: utcDate(node.modifiedGmt),
		link: href,
		author: author && {
			id: String(author.databaseId),
			name: plainText(author.name),
			description: plainText(author.description),
			// A gravatar would send every visitor's IP address to a third party.
			avatar:
				avatar?.url && addresses.isOwn(avatar.url) ? { url: avatar.url, ...sizeOf(avatar) } : null,
		},
		categories: categoryIds.flatMap((id) => {
			const category = catalog.categoryById(id);
			if (category?.locale !== entry.locale) return [];
			tags.add(documentTag('category', id));
			return [categoryFields(context, category)];
		}),
		featuredImage: mediaItem(node.featuredImage?.node, addresses),
		seo:
			node.seo === undefined && capabilities.hasSharedSeo
				? { metaRobotsNoindex: entry.isListed ? 'index' : 'noindex' }
				: seoOf(context, node.seo, href, excerpt),
	};
}

const sizeOf = ({ width, height }: { width: number | null; height: number | null }) => ({
	width,
	height,
});
