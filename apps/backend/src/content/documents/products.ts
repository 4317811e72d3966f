import { documentTag } from '@website/contracts/cache-tags';
import type { AddOnProduct, OperatorPrice, Product } from '@website/contracts/content-types';
import { defaultCurrency } from '@website/contracts/site-currencies';
import type { Product as ProductDocument } from '../../payload-types.ts';
import { mapPriceReference } from '../values/price-reference.ts';
import { idsOf, type Related } from '../values/relations.ts';
import { mapAll, resolveProperties } from '../values/resolve-properties.ts';
import type { ContentReader } from './reader.ts';

const addOn = (row: NonNullable<ProductDocument['addOnProducts']>[number]): AddOnProduct => ({
	title: row.title,
	description: row.description ?? '',
	price: null,
	priceReference: mapPriceReference(row.listPrice),
	priceText: row.priceText ?? '',
	// The price list has prices in all currencies; the figure names its currency.
	currency: defaultCurrency(),
});

const feature = (row: NonNullable<ProductDocument['featureBoxes']>[number]) => ({
	text: row.text,
	tooltip: row.tooltip ?? false,
	tooltipText: row.tooltipText ?? null,
});

function mapProduct(document: ProductDocument, read: ContentReader): Promise<Product> {
	return resolveProperties<Product>({
		id: String(document.id),
		locale: read.lang,
		title: document.title ?? '',
		description: read.html(document.description),
		price: null,
		priceReference: mapPriceReference(document.listPrice),
		priceText: document.priceText ?? '',
		currency: defaultCurrency(),
		type: document.type,
		messageType: document.messageType,
		provider: document.provider ?? '',
		date: new Date(document.date).toISOString(),
		image: read.media(document.image),
		globalButtons: read.buttons(document.globalButtons),
		featureBoxes: (document.featureBoxes ?? []).map(feature),
		addOnProducts: (document.addOnProducts ?? []).map(addOn),
		operatorPrices: mapAll(document.operatorPrices, (row) =>
			resolveProperties<OperatorPrice>({
				title: '',
				price: null,
				priceReference: mapPriceReference(document.listPrice, row.operator),
				logo: read.media(row.logo),
			}),
		),
		footerText: document.footerText ?? '',
		footerFeatures: document.footerFeatures ?? [],
	});
}

/** The products with these ids that exist in the locale; without ids all products, by date (specification section 7). */
export async function readProducts(
	read: ContentReader,
	values: readonly Related[] | null | undefined,
): Promise<Product[]> {
	const ids = idsOf(values);
	if (ids.length === 0) read.touch('products');
	for (const id of ids) read.touch(documentTag('product', id));
	const documents =
		ids.length > 0 ? await read.loaders.products.loadMany(ids) : await read.loaders.allProducts();
	const present = documents.filter(
		(document): document is ProductDocument =>
			document !== null && !(document instanceof Error) && Boolean(document.title),
	);
	for (const { id } of present) read.touch(documentTag('product', id));
	return Promise.all(present.map((document) => mapProduct(document, read)));
}
