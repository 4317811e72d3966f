import { readProducts } from '../../content/documents/products.ts';
import type { ContentReader } from '../../content/documents/reader.ts';
import type { PricingTableBlock } from '../../payload-types.ts';
import { words } from '../../platform/i18n/words.ts';
import { richText } from '../fields/rich-text.ts';
import { defineSection } from '../fields/sections/block.ts';
import { heading, lines } from '../fields/text.ts';

/** Products side by side. */
export const block = defineSection(
	'pricingTable',
	words('Pricing table', 'Pristabel', 'Preistabelle'),
	words(
		'Products and plans side by side with their price, to compare',
		'Produkter og abonnementer side om side med pris, til sammenligning',
		'Produkte und Tarife nebeneinander mit Preis, zum Vergleichen',
	),
	[
		heading,
		richText(),
		{
			name: 'products',
			type: 'relationship',
			relationTo: 'products',
			hasMany: true,
			label: words(
				'Products (all when empty)',
				'Produkter (alle, hvis tom)',
				'Produkte (alle, wenn leer)',
			),
		},
		lines(
			'note',
			words('Note below the table', 'Note under tabellen', 'Hinweis unter der Tabelle'),
		),
	],
);

export const map = ({ products }: PricingTableBlock, read: ContentReader) => ({
	products: products?.length ? readProducts(read, products) : null,
});
