import { expect, it } from 'vitest';
import { isSlug } from './slug.ts';

it.each(['a', 'rcs', 'hvad-er-rcs', '2024'])('accepts %s', (slug) =>
	expect(isSlug(slug)).toBe(true),
);

it.each(['', 'A', 'a_b', '-a', 'a-', 'a--b', 'ø', 'a b', 'a/b', 'x'.repeat(97)])(
	'rejects "%s"',
	(slug) => expect(isSlug(slug)).toBe(false),
);
