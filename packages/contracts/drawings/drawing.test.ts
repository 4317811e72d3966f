import { expect, it } from 'vitest';
import { readDrawing } from './drawing.ts';
import { drawingLimits } from './drawing-problem.ts';

const wrap = (inside: string, attributes = '') =>
	`<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 90 60"${attributes}>${inside}</svg>`;
const read = (source: string) => readDrawing(Buffer.from(source));
const clean = async (source: string) => (await read(source))?.source ?? null;

it.each([
	['scripts', '<script>alert(1)</script>'],
	[
		'scripts in upper case and under a prefix',
		'<SCRIPT>alert(1)</SCRIPT><x:script xmlns:x="u">alert(1)</x:script>',
	],
	['handlers', '<rect onclick="alert(1)" width="1"/>'],
	['handlers in upper case', '<rect ONCLICK="alert(1)" width="1"/>'],
	['script URLs', '<a href="javascript:alert(1)"><rect/></a>'],
	['escaped script URLs', '<a xlink:href="java&#115;cript:alert(1)"><rect/></a>'],
	['foreign images', '<image href="https://evil.example/x.png"/>'],
	['embedded drawings', '<image href="data:image/svg+xml,&lt;svg onload=alert(1)&gt;"/>'],
	['foreign references', '<use href="https://evil.example/x.svg#alert"/>'],
	['foreign paints', '<rect fill="url(https://evil.example/alert)"/>'],
	['escaped foreign paints', '<rect fill="\\75 rl(https://evil.example/alert)"/>'],
	['foreign paints in a style', '<rect style="fill:url(//evil.example/alert)"/>'],
	[
		'images by other CSS functions',
		'<rect style="fill:image-set(&quot;//evil.example&quot; 1x)"/>',
	],
	[
		'embedded HTML',
		'<foreignObject><body xmlns="http://www.w3.org/1999/xhtml" onload="alert(1)">alert</body></foreignObject>',
	],
	[
		'imports',
		'<style>@import "https://evil.example"; @font-face { src: url(//evil.example) }</style>',
	],
	['escaped imports', '<style>@\\69mport "https://evil.example";</style>'],
	['style sheets', '<?xml-stylesheet href="https://evil.example"?>'],
	['animation of attributes', '<set attributeName="href" to="javascript:alert(1)"/>'],
	['comments', '<!-- alert -->'],
	[
		'markup in text',
		'<text>&lt;img onerror=alert(1)></text><style><![CDATA[</style><img onerror="alert(1)">]]></style>',
	],
])('removes %s', async (_name, inside) => {
	const source = await clean(wrap(inside, ' onload="alert(1)"'));
	expect(source).not.toMatch(/<[^>]*(?:alert|evil|javascript|onload|onerror|import)/i);
	expect(source).not.toMatch(/evil|javascript|onload|import|<script|<\?/i);
	expect(source).toMatch(/^<svg [^>]*viewBox="0 0 90 60"/);
});

const svgNs = 'http://www.w3.org/2000/svg';
const xlinkNs = 'http://www.w3.org/1999/xlink';

it.each([
	['elements of SVG under a prefix', `<s:script xmlns:s="${svgNs}">evil</s:script>`],
	['animations under a prefix', `<s:set xmlns:s="${svgNs}" attributeName="href" to="evil:"/>`],
	[
		'elements in other letter case',
		'<SCRIPT>evil</SCRIPT><Script>evil</Script><ANIMATE to="evil:"/>',
	],
	['the content of removed elements', '<metadata><g><use href="#evil"/></g></metadata>'],
	[
		'animations of links',
		'<a><animate attributeName="href" values="evil:"/><animateTransform to="evil"/><discard href="#evil"/></a>',
	],
	['motion along foreign paths', '<animateMotion><mpath href="evil.svg#a"/></animateMotion>'],
	['links under another prefix', `<a xmlns:l="${xlinkNs}" l:href="evil:"><rect/></a>`],
	['links in other letter case', '<a HREF="evil:" Href="evil:" xlink:HREF="evil:"><rect/></a>'],
	['links behind spaces', '<a href=" evil:"/><a href="&#10;evil:"/>'],
	['uses of drawings in data URLs', '<use href="data:image/svg+xml,evil#a"/>'],
	['drawings in base64', '<image href="data:image/svg+xml;base64,evil"/>'],
	['images of other types', '<image href="data:text/html;base64,evil"/>'],
	['images of filters', '<filter><feImage href="evil.png"/></filter>'],
	['texts along foreign paths', '<text><textPath href="evil.svg#a"/></text>'],
	['colors of foreign drawings', '<linearGradient xlink:href="evil.svg#a"/>'],
	['other bases', '<g xml:base="//evil/"><rect fill="url(#a)"/></g>'],
	[
		'event handlers of any name',
		'<g onclick="evil" onbegin="evil" ONLOAD="evil" onfocusin="evil"/>',
	],
	['XML events', '<g xmlns:ev="http://www.w3.org/2001/xml-events" ev:handler="evil"/>'],
	['pings', '<a href="#a" ping="//evil"><rect/></a>'],
	['paints with escapes', '<rect fill="u\\72l(//evil)" stroke="\\000075rl(//evil)"/>'],
	['paints with spaces and comments', '<rect fill="/**/url(  //evil  )"/>'],
	['paints in capitals', '<rect fill="URL(//evil)" mask="Url(\'//evil\')"/>'],
	['paints behind a fallback', '<rect fill="url(#a) url(//evil)" cursor="url(//evil), auto"/>'],
	['sources of CSS', '<rect style="fill:src(&quot;//evil&quot;)"/>'],
	['values of attributes', '<rect style="fill:attr(data-evil url)"/>'],
	['custom properties with URLs', '<rect style="--a:url(//evil);fill:var(--a)"/>'],
	['malformed custom properties', '<rect style="--a:{;}[url(//evil;fill:red"/>'],
	['bindings', '<rect style="-moz-binding:url(//evil#a);behavior:url(//evil)"/>'],
	['nested rules', '<style>g{rect{fill:url(//evil)}&amp;:hover{mask:url(//evil)}}</style>'],
	[
		'rules for fonts and sets',
		'<style>@font-face{src:url(//evil)}@counter-style a{symbols:url(//evil)}</style>',
	],
	['imports behind a comment', '<style>/* */@import/**/url(//evil);</style>'],
	['imports in pieces', '<style>@im<!-- -->port "//evil";<![CDATA[@import "//evil";]]></style>'],
	['imports with escapes', '<style>@\\000069mport "//evil"; @IMPORT "//evil";</style>'],
	['nested style elements', '<style><style>@import "//evil";</style></style>'],
	['style sheets with a type', '<style type="text/css">@import "//evil";</style>'],
])('also removes %s', async (_name, inside) => {
	const source = await clean(wrap(inside));
	expect(source).not.toMatch(/evil/i);
	expect(await clean(source ?? '')).toBe(source);
});

it('removes attributes that a declaration adds', async () => {
	const doctype = '<!DOCTYPE svg [<!ATTLIST svg onload CDATA "evil">]>';
	expect(await clean(doctype + wrap('<rect/>'))).toBe(wrap('<rect/>'));
});

it.each([
	['drawings under a prefix', `<s:svg xmlns:s="${svgNs}"><s:script>evil</s:script></s:svg>`],
	['parameter entities', `<!DOCTYPE svg [<!ENTITY % a "evil"> %a;]>${'<svg/>'}`],
	[
		'entities in other letter case',
		`<!DOCTYPE svg [<!entity a "evil">]><svg xmlns="${svgNs}">&a;</svg>`,
	],
	['undeclared entities', `<svg xmlns="${svgNs}"><text>&evil;</text></svg>`],
	['two attributes of one name', `<svg xmlns="${svgNs}" onload="a" onload="b"/>`],
	['a second root', `<svg xmlns="${svgNs}"/><script xmlns="${svgNs}">evil</script>`],
	['a null character in a name', `<svg xmlns="${svgNs}"><scr\0ipt/></svg>`],
])('also refuses %s', async (_name, source) => {
	await expect(clean(source)).rejects.toThrow(/has an error/);
});

it('ignores a declared encoding that hides markup', async () => {
	const source = '<?xml version="1.0" encoding="utf-7"?>';
	expect(await clean(source + wrap('<text>+ADw-script+AD4-</text>'))).toBe(
		wrap('<text>+ADw-script+AD4-</text>'),
	);
	expect(await readDrawing(Buffer.from(wrap('<rect/>'), 'utf16le'))).toBeNull();
});

it.each([
	['UTF-16 with a byte order mark, as CorelDRAW writes it', 'UTF-16', '\ufeff', 'utf16le'],
	['the declared Western encoding', 'ISO-8859-1', '', 'latin1'],
] as const)('reads %s', async (_name, declared, mark, encoding) => {
	const source = `${mark}<?xml version="1.0" encoding="${declared}"?>${wrap('<title>Bøf</title>')}`;
	expect((await readDrawing(Buffer.from(source, encoding)))?.source).toBe(
		wrap('<title>Bøf</title>'),
	);
});

/** The start of a file that Adobe Illustrator exports with its editing capabilities. */
const illustrator = `<?xml version="1.0" encoding="utf-8"?>
<!-- Generator: Adobe Illustrator 26.0.1, SVG Export Plug-In . SVG Version: 6.00 Build 0)  -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
	<!ENTITY ns_extend "http://ns.adobe.com/Extensibility/1.0/">
	<!ENTITY ns_ai "http://ns.adobe.com/AdobeIllustrator/10.0/">
	<!ENTITY ns_svg "http://www.w3.org/2000/svg">
	<!ENTITY ns_xlink "http://www.w3.org/1999/xlink">
]>
`;

it('reads a drawing of Adobe Illustrator, whose namespaces are entities', async () => {
	const source = `${illustrator}<svg version="1.1" xmlns:x="&ns_extend;" xmlns:i="&ns_ai;" xmlns="&ns_svg;" xmlns:xlink="&ns_xlink;" viewBox="0 0 9 9"><metadata><i:pgf id="a">eJz</i:pgf></metadata><g i:extraneous="self"><rect width="9" height="9"/></g></svg>`;
	expect(await clean(source)).toBe(
		`<svg version="1.1" xmlns="${svgNs}" xmlns:xlink="${xlinkNs}" viewBox="0 0 9 9"><g><rect width="9" height="9"/></g></svg>`,
	);
});

it('refuses entities that multiply', async () => {
	const uses = '&ns_ai;'.repeat(drawingLimits.bytes / 20);
	const source = `${illustrator}<svg xmlns="${svgNs}"><text>${uses}</text></svg>`;
	await expect(clean(source)).rejects.toThrow('too large');
});

it('declares the namespaces of a drawing that was copied from a page', async () => {
	const source = '<svg viewBox="0 0 9 9"><use xlink:href="#a"/></svg>';
	const declared = `<svg viewBox="0 0 9 9" xmlns="${svgNs}" xmlns:xlink="${xlinkNs}"><use xlink:href="#a"/></svg>`;
	expect(await clean(source)).toBe(declared);
	expect(await clean(declared)).toBe(declared);
});

it.each([
	['a truncated drawing', '<svg xmlns="http://www.w3.org/2000/svg"><rect>'],
	['HTML that looks like a drawing', '<svg><!--><img onerror=alert(1)>'],
	['a drawing of another namespace', '<svg xmlns="http://www.w3.org/1999/xhtml"><rect/></svg>'],
	['a page with a drawing', '<html><body><svg xmlns="http://www.w3.org/2000/svg"/></body></html>'],
	[
		'entities',
		`<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${wrap('<text>&x;</text>')}`,
	],
])('refuses %s', async (_name, source) => {
	await expect(clean(source)).rejects.toThrow(/has an error/);
});

it('refuses a drawing whose uses expand to too many elements', async () => {
	const tower = Array.from({ length: 20 }, (_, level) => {
		const uses = `<use href="#l${level}"/>`.repeat(10);
		return `<g id="l${level + 1}">${uses}</g>`;
	});
	await expect(clean(wrap(`<g id="l0"><rect/></g>${tower.join('')}`))).rejects.toThrow(
		/too complex/,
	);
	await expect(clean(wrap('<g id="a"><use href="#a"/></g>'))).rejects.toThrow(/too complex/);
});

const { xml: drawingXml, attributes: drawingAttributes, css: drawingCss } = drawingLimits;
const attributes = (count: number) =>
	Array.from({ length: count }, (_, at) => `data-${at}="x"`).join(' ');

it.each([
	['elements', '<g/>'.repeat(drawingXml.elements)],
	['nested elements', '<g>'.repeat(drawingXml.depth) + '</g>'.repeat(drawingXml.depth)],
	['attributes on one element', `<g ${attributes(40_000)}/>`],
	[
		'attributes',
		`<g ${attributes(drawingXml.attributes)}/>`.repeat(
			drawingAttributes / drawingXml.attributes + 1,
		),
	],
	['characters in style sheets', `<style>${' '.repeat(drawingCss / 2 + 1)}</style>`.repeat(2)],
	['characters in a style attribute', `<g style="${' '.repeat(drawingCss + 1)}"/>`],
])('refuses too many %s', async (_name, inside) => {
	await expect(clean(wrap(inside))).rejects.toThrow(/too complex/);
});

it('stops at the first attribute too many', async () => {
	// The rest is malformed XML and never read.
	const many = `<svg xmlns="http://www.w3.org/2000/svg" ${attributes(drawingXml.attributes)} ${attributes(1)}<`;
	await expect(clean(many)).rejects.toThrow(/too complex/);
});

it('returns null for other documents', async () => {
	for (const source of ['', 'words', '{}', '<html></html>']) expect(await clean(source)).toBeNull();
	expect(await readDrawing(Buffer.from([0x3c, 0xff, 0xfe]))).toBeNull();
});

it('does not change a harmless drawing', async () => {
	const inside = [
		'<defs><linearGradient id="a" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#fff"/></linearGradient>',
		'<clipPath id="c"><rect width="9" height="9"/></clipPath><filter id="f"><feGaussianBlur stdDeviation="2"/></filter></defs>',
		'<g transform="rotate(4) translate(1,2)" filter="url(#f)"><path d="M0 0L9 9" fill="url(#a)" clip-path="url(#c)"/></g>',
		'<use href="#c" xlink:href="#c"/><image href="data:image/png;base64,AAAA" width="9"/>',
		'<title>T &amp; U (V)</title><text font-size="9"><tspan x="1">Ø</tspan></text><switch><g/></switch>',
	].join('');
	expect(await clean(`\uFEFF<?xml version="1.0"?>\n${wrap(inside)}`)).toBe(wrap(inside));
});

it('drops references when xlink is bound to another namespace', async () => {
	const source = await clean(
		wrap('<g xmlns:xlink="urn:x" xlink:href="#a"><use xlink:href="#b" href="#c"/></g>'),
	);
	expect(source).toContain('<g><use href="#c"/></g>');
});

it('keeps harmless style sheets', async () => {
	const source = await clean(
		wrap(
			'<style>.a{fill:#fff}@media print{.a{fill:red}}</style><rect class="a" style="fill: rgb(1,2,3); stroke: url(#b)"/>',
		),
	);
	expect(source).toContain('<style>.a{fill:#fff}</style>');
	expect(source).toContain('style="fill:rgb(1,2,3);stroke:url(#b)"');
});

it('does not change a sanitized drawing', async () => {
	const once =
		(await clean(
			wrap('<style>.a > .b{fill:#fff}</style><text aria-label="A (B)">a &lt; b</text>'),
		)) ?? '';
	expect(await clean(once)).toBe(once);
});

it.each([
	[wrap('', ' width="120" height="80px"'), { width: 120, height: 80 }],
	[wrap('', ' width="180"'), { width: 180, height: 120 }],
	[wrap('', ' width="100%"'), { width: 90, height: 60 }],
	['<svg xmlns="http://www.w3.org/2000/svg"/>', null],
])('returns the size of %s', async (source, size) => {
	expect((await read(source))?.size).toEqual(size);
});

it.each([
	['<rect width="90" height="60" fill="#ABC"/>', '#aabbcc'],
	['<title>Blue</title><rect width="90" height="60" fill="#abc"/>', '#aabbcc'],
	['<rect x="0" y="0" width="100%" height="100%" fill="#cfe3ff"/><g/>', '#cfe3ff'],
	['<rect width="9" height="60" fill="#abc"/>', null],
	['<rect x="1" width="90" height="60" fill="#abc"/>', null],
	['<rect width="90" height="60" fill="url(#a)"/>', null],
	['<g/>', null],
])('returns the color of %s', async (inside, color) => {
	expect((await read(wrap(inside)))?.color).toBe(color);
});
