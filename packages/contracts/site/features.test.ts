import { afterEach, expect, it } from 'vitest';
import { isOffEntity, isOffPath, isOffSection } from './features.ts';
import { allOptions, type Feature, features, setSiteOptions } from './options.ts';

afterEach(() => setSiteOptions(null));

const switchOff = (off: Feature) =>
	setSiteOptions({ ...allOptions(), features: features.filter((feature) => feature !== off) });

it.each([
	[
		'docs',
		['/docs', '/da/docs/messages?x=1', '/api/openapi.json'],
		['/docs-for-you', '/blog/docs'],
	],
	['blog', ['/blog', '/de/blog/category/a', '/blog/feed.xml#x'], ['/blogs', '/about/blog']],
	['search', ['/search', '/da/search?q=a', '/search.json'], ['/searching', '/api/search']],
	[
		'prices',
		['/prices/eur.json', '/api/prices?currency=EUR', '/sitemap-da-countries.xml'],
		['/prices', '/sitemap-da.xml'],
	],
] as const)('hides the paths of %s and no others', (feature, own, others) => {
	expect([...own, ...others].filter(isOffPath)).toEqual([]);
	switchOff(feature);
	expect([...own, ...others].filter(isOffPath)).toEqual(own);
});

it('hides sections and collections', () => {
	switchOff('prices');
	expect(['PriceExtractSection', 'HeroSection'].map(isOffSection)).toEqual([true, false]);
	expect(['sms-prices', 'posts'].map(isOffEntity)).toEqual([true, false]);
});
