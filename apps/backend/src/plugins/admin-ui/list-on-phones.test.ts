import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';

const column = (accessor: string, field: object, active = true) => ({ accessor, active, field });
let sort: string | undefined;
vi.mock('@payloadcms/ui', () => ({
	useListQuery: () => ({ collectionSlug: 'products', query: { sort } }),
	useTableColumns: () => ({
		columns: [
			{ accessor: '_select', active: true },
			column('title', { name: 'title', type: 'text', label: { en: 'Title', da: 'Titel' } }),
			column('translations', { name: 'translations', type: 'ui', label: { da: 'Sprog' } }),
			column('listPrice.item', { name: 'item', type: 'text', label: { da: 'Pris på "vare"' } }),
			column('path', { name: 'path', type: 'text', virtual: true, label: { da: 'Sti' } }),
			column('updatedAt', { name: 'updatedAt', type: 'date', label: 'Ændret' }, false),
			column('createdAt', { name: 'createdAt', type: 'date', label: 'Oprettet' }, false),
		],
	}),
	useTranslation: () => ({ i18n: { language: 'da', fallbackLanguage: 'en' } }),
}));
const { ListOnPhones } = await import('./list-on-phones.tsx');

const markup = () => renderToStaticMarkup(createElement(ListOnPhones));
const options = () =>
	[...markup().matchAll(/<option value="([^"]*)"( selected="")?>([^<]*)</g)].map(
		([, value, isSelected, text]) => `${isSelected ? '* ' : ''}${value}: ${text}`,
	);

it('names the cells of a row by the headings of their columns, for this list only', () => {
	const list = '.collection-list--products';
	expect(markup()).toContain(`${list} .cell-translations { --column-name: "Sprog" }`);
	expect(markup()).toContain(
		`${list} .cell-listPrice__item { --column-name: "Pris på \\"vare\\"" }`,
	);
});

it('sorts by the shown columns that can be sorted, and by the one that sorts now', () => {
	sort = '-updatedAt';
	expect(options()).toEqual([
		'title: Titel ↑',
		'-title: Titel ↓',
		'listPrice.item: Pris på &quot;vare&quot; ↑',
		'-listPrice.item: Pris på &quot;vare&quot; ↓',
		'updatedAt: Ændret ↑',
		'* -updatedAt: Ændret ↓',
	]);
});

it('chooses no column as long as the list has no order', () => {
	sort = undefined;
	expect(options()[0]).toBe('* : –');
});
