import { describe, expect, it } from 'vitest';
import { pageKey } from './page-key.ts';

describe('pageKey', () => {
	it('is the path if there are no relevant parameters', () => {
		expect(pageKey('/about', '')).toMatchObject({ id: '/about', search: '', isVariant: false });
	});

	it('drops unknown parameters', () => {
		for (const search of [
			'?utm_source=x',
			'?a=1&b=2',
			'?__proto__=1',
			'?constructor=x',
			'?%00=%ff',
		]) {
			expect(pageKey('/about', search).id).toBe('/about');
		}
	});

	it('normalizes the order and the values of known parameters', () => {
		const key = pageKey('/prices', '?countries=us,DK,us&x=1&currency=eur');
		expect(key.id).toBe('/prices?currency=EUR&countries=US%2CDK');
		expect(pageKey('/prices', '?currency=EUR&countries=US&countries=DK').id).toBe(key.id);
	});

	it('drops known parameters with invalid values', () => {
		expect(pageKey('/blog', `?after=${'a'.repeat(500)}`).id).toBe('/blog');
		expect(pageKey('/blog', '?after=<script>').id).toBe('/blog');
		expect(pageKey('/prices', '?currency=XXX&countries=DKK,1').id).toBe('/prices');
		expect(pageKey('/prices', '?countries=').id).toBe('/prices?countries=');
		expect(pageKey('/prices', '?countries=&countries=dk').id).toBe('/prices?countries=DK');
	});

	it('marks paths and parameters that clients can invent as variants', () => {
		expect(pageKey('/blog', '?after=abc').isVariant).toBe(true);
		expect(pageKey('/docs/anything', '').isVariant).toBe(true);
		expect(pageKey('/da/docs/anything', '').isVariant).toBe(true);
		expect(pageKey('/docs', '').isVariant).toBe(false);
	});

	it('normalizes the query of the search page and its data', () => {
		for (const path of [
			'/search',
			'/da/search',
			'/search.json',
			'/de/search.data',
			'/da/search.md',
		])
			expect(pageKey(path, '?q=++a%20%20b+&x=1')).toMatchObject({
				id: `${path}?q=a+b`,
				isVariant: true,
			});
		expect(pageKey('/about', '?q=a').id).toBe('/about');
		expect(pageKey('/search', '?q=+').id).toBe('/search');
		expect(pageKey('/search', `?q=${'x'.repeat(300)}`).search).toBe(`?q=${'x'.repeat(100)}`);
	});

	it('has two keys for the data of a page, with and without the data all pages share', () => {
		expect(pageKey('/blog.data', '?_routes=root,en-blog').id).toBe('/blog.data');
		expect(pageKey('/blog.data', '?_routes=en-blog').id).toBe('/blog.data?_routes=leaf');
		expect(pageKey('/blog.data', '?_routes=whatever').id).toBe('/blog.data?_routes=leaf');
		expect(pageKey('/blog', '?_routes=en-blog').id).toBe('/blog');
	});
});
