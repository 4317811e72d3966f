import { formerLocaleCodes } from '@website/contracts/locales';
import { expect, onTestFinished, test } from 'vitest';
import { hasFormerPrefix, isRetired, parseMisplacedAddress } from './misplaced-address';

test.each([
	['/priser', { lang: undefined, kind: 'page', slug: 'priser' }],
	['/da/pricing', { lang: 'da', kind: 'page', slug: 'pricing' }],
	['/de/om-os/sikkerhed', { lang: 'de', kind: 'page', slug: 'sikkerhed', parentSlug: 'om-os' }],
	['/da/blog/email', { lang: 'da', kind: 'post', slug: 'email' }],
	['/blog/category/kanaler', { lang: undefined, kind: 'category', slug: 'kanaler' }],
	['/en/pricing', { lang: 'en', kind: 'page', slug: 'pricing' }],
	['/da/de/preise', { lang: 'de', kind: 'page', slug: 'preise' }],
	['/de/da/blog/guide', { lang: 'da', kind: 'post', slug: 'guide' }],
	['/da/da', { lang: 'da', kind: 'page', slug: '' }],
	['/s%C3%B8g', { lang: undefined, kind: 'page', slug: 'søg' }],
	['/100%', { lang: undefined, kind: 'page', slug: '100%' }],
])('parses %s', (path, address) => {
	expect(parseMisplacedAddress(path)).toEqual({ parentSlug: undefined, ...address });
});

test.each(['/a/b/c', '/da/blog/a/b/c', '/blog/category/a/b'])(
	'returns undefined for %s',
	(path) => {
		expect(parseMisplacedAddress(path)).toBeUndefined();
	},
);

test.each([
	['/status', true],
	['/da/status', true],
	['/status/feed.xml', true],
	['/da/inspector/0123456789abcdef', true],
	['/about/status', false],
	['/status/history', false],
])('%s is an URL of an earlier release: %s', (path, expected) => {
	const address = parseMisplacedAddress(path);
	expect(address && isRetired(address)).toBe(expected);
});

test('knows the prefix of a removed language', () => {
	const change = (method: 'pop' | 'push', ...codes: string[]) =>
		Reflect.apply(Array.prototype[method], formerLocaleCodes, codes);
	onTestFinished(() => change('pop'));
	change('push', 'sv');
	expect(['/sv', '/sv/priser', '/svar', '/'].map(hasFormerPrefix)).toEqual([
		true,
		true,
		false,
		false,
	]);
});
