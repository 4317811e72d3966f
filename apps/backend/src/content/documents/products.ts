import { documentTag } from '@website/contracts/cache-tags';
import type { AddOnProduct, OperatorPrice, Product } from '@website/contracts/content-types';
import { localeDefinition } from '@website/contracts/locales';
import { defaultCurrency } from '@website/contracts/site-currencies';
import type { Product as ProductDocument } from '../../payload-types.ts';
import { mapPriceReference } from '../values/price-reference.ts';
import { idsOf, type Related } from '../values/relations.ts';
import { contractObject } from './contract-object.ts';
import type { ContentReader } from './reader.ts';

function mapProduct(document: ProductDocument, read: ContentReader): Promise<Product | null> {
	const { listPrice, addOnProducts, operatorPrices } = document;
	// The price list has prices in all currencies; the figure names its currency.
	const currency = defaultCurrency();
	const { likelyCountry } = localeDefinition(read.lang);
	const addOns = (addOnProducts ?? []).map((row) =>
		contractObject<AddOnProduct>(read, 'AddOnProduct', row, {
			priceReference: mapPriceReference(row.listPrice, likelyCountry),
			currency,
		}),
	);
	const operators = (operatorPrices ?? []).map((row) =>
		contractObject<OperatorPrice>(read, 'OperatorPrice', row, {
			priceReference: mapPriceReference(listPrice, likelyCountry, row.operator),
		}),
	);
	return contractObject<Product>(read, 'Product', document, {
		locale: read.lang,
		priceReference: mapPriceReference(listPrice, likelyCountry),
		currency,
		addOnProducts: Promise.all(addOns),
		operatorPrices: Promise.all(operators),
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
		ids.length > 0
			? await read.loaders.documents.products.loadMany(ids)
			: await read.loaders.allProducts();
	const present = documents.filter(
		(document): document is ProductDocument =>
			document !== null && !(document instanceof Error) && Boolean(document.title),
	);
	for (const { id } of present) read.touch(documentTag('product', id));
	const products = await Promise.all(present.map((document) => mapProduct(document, read)));
	return products.flatMap((product) => product ?? []);
}
