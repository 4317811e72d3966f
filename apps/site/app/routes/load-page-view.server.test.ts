import { expect, it } from 'vitest';
import type { Content } from '~/content/content.server';
import { withProducts } from '~/routes/load-page-view.server';
import { example } from '~/sections/pricing-table/example';

function recorder(products: unknown[]) {
	const queries: unknown[] = [];
	const content: Content = {
		isUnsupported: () => false,
		query: async (_document, variables) => {
			queries.push(variables);
			return { products } as never;
		},
	};
	return { queries, content };
}

const [first, second] = example.products ?? [];
const list = [second, first];

it('fills tables without a selection with the whole list, in its order', async () => {
	const { queries, content } = recorder(list);
	const page = { locale: 'da' as const, sections: [{ ...example, products: null }] };
	expect((await withProducts(page, content)).sections).toEqual([{ ...example, products: list }]);
	expect(queries).toEqual([{ lang: 'da' }]);
});

it('queries once for several tables, and keeps selected products', async () => {
	const { queries, content } = recorder(list);
	const selected = { ...example, products: [] };
	const all = { ...example, products: null };
	const page = { locale: 'en' as const, sections: [all, selected, all] };
	const { sections } = await withProducts(page, content);
	expect(sections.map((section) => 'products' in section && section.products?.length)).toEqual([
		2, 0, 2,
	]);
	expect(queries).toHaveLength(1);
});

it('does not query for a page without a pricing table that needs it', async () => {
	const { queries, content } = recorder(list);
	const page = { locale: 'en' as const, sections: [example] };
	expect(await withProducts(page, content)).toBe(page);
	expect(queries).toEqual([]);
});
