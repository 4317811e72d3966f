import { documentTag } from '@website/contracts/cache-tags';
import { complete, type Fields } from '@website/contracts/content-schema';
import { cleanHtml } from '../html/clean-html.ts';
import { plainText } from '../html/plain-text.ts';
import { limits } from '../limits.ts';
import { WordPressRefusal } from '../wpgraphql/failures.ts';
import { mediaSelection } from '../wpgraphql/selections.ts';
import { type LocaleArgument, publicOnly, type ResolverContext, where } from './context.ts';
import { documentDates } from './dates.ts';
import type { DocumentNode } from './documents.ts';
import { mediaItem, tagPictures } from './media.ts';

type ProductNode = Pick<
	DocumentNode,
	'databaseId' | 'title' | 'content' | 'date' | 'dateGmt' | 'featuredImage'
>;

/** `products(lang)`, ordered by date, ascending; empty if WordPress has no such post type. */
export async function products(
	{ lang }: LocaleArgument,
	context: ResolverContext,
): Promise<(Fields | null)[]> {
	const { client, capabilities, catalog, addresses, mappedFields, report, tags } = context;
	const { languages, sections, settings } = capabilities;
	tags.add('products');
	if (!capabilities.products || !catalog.hasDocuments(lang)) return [];
	const read = (languageFilter: string) => {
		const filter = where(languageFilter, publicOnly, 'orderby: [{ field: DATE, order: ASC }]');
		return client.query<{ list: { nodes: ProductNode[] } }>(`{
			list: ${capabilities.products}(first: ${limits.pageSize}, ${filter}) { nodes {
			databaseId title content date dateGmt featuredImage { node { ${mediaSelection} } }
			${sections.products} } } }`);
	};
	const { list } = await read(languages.filter(lang)).catch(async (error: unknown) => {
		if (!(error instanceof WordPressRefusal)) throw error;
		// By default, Polylang does not translate custom post types, which then have no such filter.
		const unfiltered = await read('');
		report(
			`${capabilities.products} cannot be filtered by language, so every language has all of them: let the plugin translate this post type`,
		);
		return unfiltered;
	});
	return list.nodes.map((node) => {
		tags.add(documentTag('product', node.databaseId));
		tagPictures(tags, node);
		return complete('Product', {
			id: String(node.databaseId),
			locale: lang,
			title: plainText(node.title),
			description: cleanHtml(node.content, addresses),
			date: documentDates(node.date, node.dateGmt, settings.timezone).dateGmt,
			image: mediaItem(node.featuredImage?.node, addresses),
			...mappedFields.fields(sections.file.products?.fields ?? new Map(), node),
		});
	});
}
