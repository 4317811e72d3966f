import { describe, expect, it } from 'vitest';
import { pageKey } from './page-key.ts';

describe('pageKey', () => {
	it('is the path when nothing else counts', () => {
		expect(pageKey('/about', '')).toMatchObject({ id: '/about', search: '', isVariant: false });
	});

	it('drops unknown parameters, whatever they are', () => {
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

	it('keeps known parameters in one order and one spelling', () => {
		const key = pageKey('/prices', '?countries=us,DK,us&x=1&currency=eur');
		expect(key.id).toBe('/prices?currency=EUR&countries=US%2CDK');
		expect(pageKey('/prices', '?currency=EUR&countries=US&countries=DK').id).toBe(key.id);
	});

	it('drops known parameters with values that can not be', () => {
		expect(pageKey('/blog', `?after=${'a'.repeat(500)}`).id).toBe('/blog');
		expect(pageKey('/blog', '?after=<script>').id).toBe('/blog');
		expect(pageKey('/prices', '?currency=XXX&countries=DKK,1').id).toBe('/prices');
		expect(pageKey('/prices', '?countries=').id).toBe('/prices?countries=');
		expect(pageKey('/prices', '?countries=&countries=dk').id).toBe('/prices?countries=DK');
	});

	it('marks addresses anybody can invent', () => {
		expect(pageKey('/blog', '?after=abc').isVariant).toBe(true);
		expect(pageKey('/docs/anything', '').isVariant).toBe(true);
		expect(pageKey('/da/docs/anything', '').isVariant).toBe(true);
		expect(pageKey('/docs', '').isVariant).toBe(false);
	});

	it('knows in one spelling that others have no room for the picture of an article', () => {
		const path = '/da/blog/a/oembed.json';
		for (const search of ['?maxwidth=200', '?maxheight=90&maxwidth=4000', '?thumbnail=none'])
			expect(pageKey(path, search).id).toBe(`${path}?thumbnail=none`);
		for (const search of ['?maxwidth=1200&maxheight=630', '?maxwidth=abc', '?url=x&format=json'])
			expect(pageKey(path, search).id).toBe(path);
		expect(pageKey('/da/blog/a', '?maxwidth=200').id).toBe('/da/blog/a');
	});

	it('knows a query on the search page and where it is asked for data, in one spelling', () => {
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

	it('knows two kinds of data requests a page, with and without what all pages share', () => {
		expect(pageKey('/blog.data', '?_routes=root,en-blog').id).toBe('/blog.data');
		expect(pageKey('/blog.data', '?_routes=en-blog').id).toBe('/blog.data?_routes=leaf');
		expect(pageKey('/blog.data', '?_routes=whatever').id).toBe('/blog.data?_routes=leaf');
		expect(pageKey('/blog', '?_routes=en-blog').id).toBe('/blog');
	});
});
