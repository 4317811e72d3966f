import { expect, it } from 'vitest';
import { normalPath } from './redirect-path.ts';

it.each([
	['//Old/Path/?x=1', '/old/path'],
	['/', '/'],
	['/straße', '/straße'],
	// Chromium and Firefox send UTF-8; a path pasted from macOS has a decomposed umlaut.
	['/%C3%BCber-uns', '/über-uns'],
	['/u\u0308ber-uns', '/über-uns'],
	['/%C3%9Cber-uns/', '/über-uns'],
	['/da/priser-p%c3%a5-sms', '/da/priser-på-sms'],
	['/a%2Fb', '/a%2fb'],
	['/100%', '/100%'],
	// Latin-1, as old links have it.
	['/%FCber-uns', '/%fcber-uns'],
])('%s is compared as %s', (path, expected) => {
	expect(normalPath(path)).toBe(expected);
	expect(normalPath(expected)).toBe(expected);
});
