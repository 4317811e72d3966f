import type { OperatorPrice, Product } from '../graphql/generated/resolvers.ts';
import type { Product as ProductDocument } from '../payload-types.ts';
import { idsOf, type Related } from './ids.ts';
import type { ContentReader } from './reader.ts';
import { each, whole } from './whole.ts';

const addOn = (row: NonNullable<ProductDocument['addOnProducts']>[number], currency: string) => ({
	title: row.title,
	description: row.description ?? '',
	price: row.price || null,
	priceText: row.priceText ?? '',
	currency: row.currency || currency,
});

const feature = (row: NonNullable<ProductDocument['featureBoxes']>[number]) => ({
	text: row.text,
	tooltip: row.tooltip ?? false,
	tooltipText: row.tooltipText ?? null,
});

function mapProduct(document: ProductDocument, read: ContentReader): Promise<Product> {
	return whole<Product>({
		id: String(document.id),
		locale: read.lang,
		title: document.title ?? '',
		description: read.html(document.description),
		price: document.price || null,
		priceText: document.priceText ?? '',
		currency: document.currency,
		type: document.type,
		messageType: document.messageType,
		provider: document.provider ?? '',
		date: new Date(document.date).toISOString(),
		image: read.media(document.image),
		globalButtons: read.buttons(document.globalButtons),
		featureBoxes: (document.featureBoxes ?? []).map(feature),
		addOnProducts: (document.addOnProducts ?? []).map((row) => addOn(row, document.currency)),
		operatorPrices: each(document.operatorPrices, (row) =>
			whole<OperatorPrice>({ title: row.title, price: row.price, logo: read.media(row.logo) }),
		),
		footerText: document.footerText ?? '',
		footerFeatures: document.footerFeatures ?? [],
	});
}

/** Products that exist in the language; all of them, by date, when no ids are given (specification section 7). */
export async function readProducts(
	read: ContentReader,
	values: readonly Related[] | null | undefined,
): Promise<Product[]> {
	const ids = idsOf(values);
	if (ids.length === 0) read.touch('products');
	for (const id of ids) read.touch(`product:${id}`);
	const documents =
		ids.length > 0 ? await read.loaders.products.loadMany(ids) : await read.loaders.allProducts();
	const present = documents.filter(
		(document): document is ProductDocument =>
			document !== null && !(document instanceof Error) && Boolean(document.title),
	);
	for (const { id } of present) read.touch(`product:${id}`);
	return Promise.all(present.map((document) => mapProduct(document, read)));
}
