import { isLocaleCode } from '@website/contracts/locales';
import { products } from '../../model/collections/products.ts';
import { keyOf } from '../files.ts';
import { fill } from '../fill.ts';
import { create, type Importer, update } from '../importer.ts';
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
		let id: number | string | undefined;
		for (const locale of importer.locales) {
			const localeContent = content[locale];
			if (!localeContent) continue;
			const data = {
				...fill(products.fields, localeContent, keys, { file, field: locale }),
				_status: 'published',
			};
			if (id === undefined) {
				const common = fill(products.fields, shared, keys, { file, field: '' });
				id = (await create(importer, 'products', locale, file, { ...common, ...data })).id;
			} else await update(importer, 'products', id, locale, file, data);
		}
		if (id !== undefined) keys.add('product', keyOf(name), id);
	}
}
