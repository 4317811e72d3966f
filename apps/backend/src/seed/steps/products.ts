import { isLocaleCode } from '@website/contracts/locales';
import { products } from '../../model/collections/products.ts';
import { keyOf } from '../files.ts';
import { fill } from '../fill.ts';
import { createInLocales, type Importer } from '../importer.ts';
import { productFile } from '../schemas.ts';

/** Imports products by name, each from a file with shared fields and one part for each locale. */
export async function importProducts(importer: Importer): Promise<void> {
	const { files, keys } = importer;
	for (const name of files.list('products')) {
		const file = `products/${name}`;
		const content = files.yaml(file, productFile);
		const shared = Object.fromEntries(
			Object.entries(content).filter(([field]) => !isLocaleCode(field)),
		);
		const common = fill(products.fields, shared, keys, { file, field: '' });
		const id = await createInLocales(importer, 'products', file, common, (locale) => {
			const data = content[locale];
			const place = { file, field: locale };
			return data && { ...fill(products.fields, data, keys, place), _status: 'published' };
		});
		if (id !== undefined) keys.add('product', keyOf(name), id);
	}
}
