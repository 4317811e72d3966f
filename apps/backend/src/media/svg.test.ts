import { expect, it } from 'vitest';
import { sanitizeSvg } from './svg.ts';

const wrap = (inside: string, attributes = '') =>
	`<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"${attributes}>${inside}</svg>`;

it.each([
	['scripts', '<script>alert(1)</script>'],
	['handlers', '<rect onclick="alert(1)" width="1"/>'],
	['script addresses', '<a href="javascript:alert(1)"><rect/></a>'],
	['foreign images', '<image href="https://evil.example/x.png"/>'],
	['foreign references', '<use href="https://evil.example/x.svg#alert"/>'],
	['foreign paints', '<rect fill="url(https://evil.example/alert)"/>'],
	['HTML inside', '<foreignObject><body onload="alert(1)"/></foreignObject>'],
	['style sheets', '<style>@import "https://evil.example";</style>'],
	['entities', '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>'],
	['animation of attributes', '<set attributeName="href" to="javascript:alert(1)"/>'],
])('removes %s', (_name, inside) => {
	const clean = sanitizeSvg(wrap(inside, ' onload="alert(1)"'));
	expect(clean).not.toMatch(/alert|evil|javascript|ENTITY|onload|import/i);
	expect(clean).toMatch(/^<svg [^>]*viewBox="0 0 9 9"/);
});

it('keeps drawings as they are', () => {
	const inside =
		'<defs><linearGradient id="a"><stop offset="0" stop-color="#fff"></stop></linearGradient></defs><g transform="rotate(4)"><path d="M0 0L9 9" fill="url(#a)"></path></g><title>T &amp; U</title>';
	const clean = sanitizeSvg(wrap(inside));
	expect(clean).toContain('<linearGradient id="a">');
	expect(clean).toContain('fill="url(#a)"');
	expect(clean).toContain('<title>T &amp; U</title>');
});

it('refuses what is no drawing', () => {
	expect(() => sanitizeSvg('<html><body>hi</body></html>')).toThrow(/not an SVG/);
});
