import { expect, it } from 'vitest';
import { isOwnPlace, isReserved } from './site-places.ts';

it('reserves what the site needs for itself', () => {
	expect(['docs', 'da', 'api', '_payload'].map(isReserved)).toEqual([true, true, true, true]);
	const paths =
		'content animations language flags readyz healthz metrics preview images assets builds prices webhooks';
	expect(paths.split(' ').filter((path) => !isReserved(path))).toEqual([]);
	expect(isReserved('pricing')).toBe(false);
});

it.each(['/docs', '/da/docs/messages', '/search', '/de/search', '/prices/eur', '/logo.svg'])(
	'lets links lead to %s',
	(path) => expect(isOwnPlace(path)).toBe(true),
);

it.each(['/', '/da', '/pricing', '/docs-and-more', '/xx/docs', '/metrics', '/api/try', '/blog'])(
	'leaves %s to documents',
	(path) => expect(isOwnPlace(path)).toBe(false),
);
