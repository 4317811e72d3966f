import { documentTag } from '@website/contracts/cache-tags';
import type { Fields } from '@website/contracts/content-schema';
import type { Entry } from '../catalog/entry.ts';
import { excerptText, plainText } from '../html/plain-text.ts';
import { authorFields } from './authors.ts';
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
	const nodeTerms = node.terms?.nodes.map(({ databaseId }) => databaseId) ?? [];
	// Every article has a category; WordPress answers without any where a table is missing.
	const termIds = nodeTerms.length > 0 ? nodeTerms : entry.termIds;
	const terms = termIds.flatMap((id) => {
		const term = catalog.termById(id);
		if (term?.locale !== entry.locale) return [];
		tags.add(documentTag('category', id));
		return [term];
	});
	return {
		id: String(entry.id),
		locale: entry.locale,
		title: plainText(node.title) || entry.title,
		slug: entry.slug,
		excerpt,
		...documentDates(node.date, node.dateGmt, capabilities.settings.timezone),
		modifiedGmt: utcDate(node.modifiedGmt),
		link: href,
		author: author && authorFields(context, author, entry.locale),
		categories: terms
			.filter(({ taxonomy }) => taxonomy === 'category')
			.map((term) => categoryFields(context, term)),
		tags: terms
			.filter(({ taxonomy }) => taxonomy === 'tag')
			.map((term) => ({ name: term.name, slug: term.slug, link: catalog.termHref(term) })),
		featuredImage: mediaItem(node.featuredImage?.node, addresses),
		seo:
			node.seo === undefined && capabilities.hasSharedSeo
				? { metaRobotsNoindex: entry.isListed ? 'index' : 'noindex' }
				: seoOf(context, node.seo, href, excerpt),
	};
}
