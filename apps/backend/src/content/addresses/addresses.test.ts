import { describe, expect, it } from 'vitest';
import { isReserved, isSitePath } from './site-paths.ts';
import { isSlug } from './slug-problem.ts';

describe('paths of the site', () => {
	it('reserves the paths of the site', () => {
		expect(['docs', 'da', 'api', '_payload'].map(isReserved)).toEqual([true, true, true, true]);
		const paths =
			'content animations language flags readyz healthz metrics preview images assets builds prices webhooks';
		expect(paths.split(' ').filter((path) => !isReserved(path))).toEqual([]);
		expect(isReserved('pricing')).toBe(false);
	});

	it.each(['/docs', '/da/docs/messages', '/search', '/de/search', '/prices/eur', '/logo.svg'])(
		'allows links to %s',
		(path) => expect(isSitePath(path)).toBe(true),
	);

	it.each([
		'/',
		'/da',
		'/pricing',
		'/docs-and-more',
		'/xx/docs',
		'/metrics',
		'/api/prices',
		'/blog',
	])('does not treat %s as a path of the site for links', (path) =>
		expect(isSitePath(path)).toBe(false),
	);
});

describe('isSlug', () => {
	it.each(['a', 'rcs', 'hvad-er-rcs', '2024'])('accepts %s', (slug) =>
		expect(isSlug(slug)).toBe(true),
	);

	it.each(['', 'A', 'a_b', '-a', 'a-', 'a--b', 'ø', 'a b', 'a/b', 'x'.repeat(97)])(
		'rejects "%s"',
		(slug) => expect(isSlug(slug)).toBe(false),
	);
});
