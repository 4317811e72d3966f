import { documentTag } from '@website/contracts/cache-tags';
import type { LanguageFields } from '../asking/language-plugins.ts';
import { mediaSelection, type WordPressMedia } from '../asking/selections.ts';
import { cleanHtml } from '../html/clean-html.ts';
import { plainText } from '../html/plain-text.ts';
import { limits } from '../limits.ts';
import { complete, type Fields } from './complete.ts';
import { documentDates } from './dates.ts';
import { mediaItem } from './media.ts';
import { type LocaleArgument, type Reading, where } from './reading.ts';

interface ProductNode extends LanguageFields {
	databaseId: number;
	title: string | null;
	content: string | null;
	date: string | null;
	dateGmt: string | null;
	featuredImage: { node: WordPressMedia } | null;
}

/** `products(lang)`, ordered by date, ascending; empty where WordPress has no such post type. */
export async function products(
	{ lang }: LocaleArgument,
	reading: Reading,
): Promise<(Fields | null)[]> {
	const { client, capabilities, catalog, addresses, mapped, tags } = reading;
	const { languages, sections, settings } = capabilities;
	tags.add('products');
	if (!capabilities.products || !catalog.locales.has(lang)) return [];
	const filter = where(languages.filter(lang), 'orderby: [{ field: DATE, order: ASC }]');
	const query = `{ list: ${capabilities.products}(first: ${limits.pageSize}, ${filter}) { nodes {
		databaseId title content date dateGmt featuredImage { node { ${mediaSelection} } }
		${sections.products} } } }`;
	const { list } = await client.ask<{ list: { nodes: ProductNode[] } | null }>(query);
	return (list?.nodes ?? []).map((node) => {
		tags.add(documentTag('product', node.databaseId));
		return complete('Product', {
			id: String(node.databaseId),
			locale: lang,
			title: plainText(node.title),
			description: cleanHtml(node.content, addresses),
			date: documentDates(node.date, node.dateGmt, settings.timezone).dateGmt,
			image: mediaItem(node.featuredImage?.node, addresses),
			...mapped.fields(sections.file.products?.fields ?? new Map(), node),
		});
	});
}
