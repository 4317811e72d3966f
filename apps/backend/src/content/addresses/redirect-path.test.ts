import { expect, it } from 'vitest';
import { normalPath, redirectSource, redirectSources } from './redirect-path.ts';

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

it.each([
	['/index.php?id=26', '/index.php?id=26'],
	['/Index.php/?L=1&id=26#c12', '/index.php?L=1&id=26'],
	['/index.php?id=26&L=1', '/index.php?L=1&id=26'],
	['/artikel.asp?titel=gr%C3%B8n+energi', '/artikel.asp?titel=gr%C3%B8n+energi'],
	['/artikel.asp?titel=grøn energi', '/artikel.asp?titel=gr%C3%B8n+energi'],
	['/index.php?', '/index.php'],
])('a redirect from %s is stored as one from %s', (address, expected) => {
	expect(redirectSource(address)).toBe(expected);
	expect(redirectSource(expected)).toBe(expected);
});

it('prefers the redirect with most parameters of an address', () => {
	expect(redirectSources('/index.php?utm_source=mail&id=26')).toEqual([
		'/index.php?id=26&utm_source=mail',
		'/index.php?id=26',
		'/index.php?utm_source=mail',
		'/index.php',
	]);
	expect(redirectSources('/old')).toEqual(['/old']);
	expect(redirectSources('/a?b-c=2&b=1')[0]).toBe(redirectSource('/a?b-c=2&b=1'));
	const many = Array.from({ length: 500 }, (_, index) => `p${index}=1`).join('&');
	expect(redirectSources(`/a?${many}`)).toHaveLength(256);
});
