import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';

const docs = [{ eur: 42_500 }, { eur: 1_000_000 }, { eur: null }];
vi.mock('@payloadcms/ui', () => ({
	RenderDefaultCell: ({ clientProps }: { clientProps: { cellData: string } }) =>
		clientProps.cellData,
	useListQuery: () => ({ data: { docs } }),
	useTranslation: () => ({ i18n: { language: 'de' } }),
}));
const { AmountCell, CountryCell } = await import('./cells.tsx');

const list = { collectionSlug: 'sms-prices', rowData: { id: 1 } } as const;

it('shows a country by its name in the editor’s language', () => {
	const field = { name: 'country', type: 'relationship', relationTo: 'countries' } as const;
	const cell = createElement(CountryCell, { ...list, field, cellData: 'DE' });
	expect(renderToStaticMarkup(cell)).toBe('Deutschland');
});

it('shows the amounts of a column with one number of digits', () => {
	const field = { name: 'eur', type: 'number' } as const;
	const texts = docs.map(({ eur }) =>
		renderToStaticMarkup(createElement(AmountCell, { ...list, field, cellData: eur })),
	);
	expect(texts.map((text) => text.replace(/<.*?>/g, ''))).toEqual(['0,0425', '1,0000', '–']);
});
