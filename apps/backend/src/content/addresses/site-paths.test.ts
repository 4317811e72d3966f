import { expect, it } from 'vitest';
import { isReserved, isSitePath } from './site-paths.ts';

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

it.each(['/', '/da', '/pricing', '/docs-and-more', '/xx/docs', '/metrics', '/api/prices', '/blog'])(
	'does not treat %s as a path of the site for links',
	(path) => expect(isSitePath(path)).toBe(false),
);
