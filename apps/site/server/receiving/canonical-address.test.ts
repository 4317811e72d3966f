import { expect, test } from 'vitest';
import { canonicalPath } from './canonical-address.ts';

test.each([
	['/blog/', '/blog'],
	['//blog', '/blog'],
	['/Blog', '/blog'],
	['/%62log', '/blog'],
	['/%42LOG', '/blog'],
	['/a%2Db%2db%5F%7e', '/a-b-b_~'],
	['/s%c3%b8g', '/s%C3%B8g'],
	['///', '/'],
])('%s becomes %s', (path, canonical) => {
	expect(canonicalPath(path)).toBe(canonical);
	expect(canonicalPath(canonical)).toBeNull();
});

test('keeps the encoding of characters with a special meaning', () => {
	for (const path of ['/a%2Fb', '/a%3Fb', '/%5Cb', '/%2562log', '/%00', '/100%']) {
		expect(canonicalPath(path)).toBeNull();
	}
});
