// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { slugFrom } from '@website/contracts/slug';
import { describe, expect, it } from 'vitest';
import { type RichText, richTextToHtml } from '../../../content/values/html.ts';
import { nodesOf, type PasteResources, type PasteRules } from './nodes.ts';
import { picturesIn } from './pictures.ts';
import { readHtml } from './read-html.ts';
import { picturesOfRtf } from './rtf-pictures.ts';

const allRules: PasteRules = {
	headings: ['h2', 'h3', 'h4'],
	...{ lists: true, quotes: true, tables: true, pictures: true },
	siteUrl: 'https://vimplo.example',
};
const minimalRules: PasteRules = {
	...allRules,
	...{ headings: [], quotes: false, tables: false, pictures: false },
};

const blocksOf = (html: string) =>
	readHtml(new DOMParser().parseFromString(html, 'text/html').body);
const readRecording = (name: string) =>
	blocksOf(readFileSync(`${import.meta.dirname}/../../../../test/clipboard/${name}.txt`, 'utf8'));

/** The HTML for visitors, without classes, styles, values and IDs. */
function toHtml(
	blocks: ReturnType<typeof blocksOf>,
	rules = allRules,
	overrides: Partial<PasteResources> = {},
) {
	const resources: PasteResources = {
		files: new Map(),
		documents: new Map(),
		createNodeId: () => 'id',
		...overrides,
	};
	const children = nodesOf(blocks, rules, resources);
	const root: RichText['root'] = {
		...{ type: 'root', direction: null, format: '', indent: 0, version: 1 },
		children,
	};
	return richTextToHtml({ root }, (to, id, place) => `/${to}-${id}#${place}`, slugFrom)
		.replace(/\s+(class|style|value|id)="[^"]*"/g, '')
		.replace(/<li\s+>/g, '<li>')
		.replaceAll('<br /></td>', '</td>')
		.replace(/<span>(.*?)<\/span>/g, '<s>$1</s>')
		.replace(/<(\/?)tbody>/g, '');
}

const nestedItem = (inside: string) => `<li>${inside}</li>`;

describe('a text from Word on the desktop', () => {
	it('keeps headings, formatting, lists, tables and links; drops comments, deletions, fonts and scripts', () => {
		expect(toHtml(readRecording('word-desktop'))).toBe(
			[
				'<h2>Sending at scale</h2>',
				'<h3>Why messages fail</h3>',
				'<p>Some are <strong>never</strong> <em>sent</em>, <s>others lost</s> and this was added.</p>',
				`<ul><li>First</li>${nestedItem('<ul><li>Inside</li></ul>')}<li>Second</li></ul>`,
				'<h4>In order</h4>',
				'<ol><li>Third</li><li>Fourth, see <a href="https://example.com/a?b=1&amp;c=2">the <strong>rules</strong></a> and this</li></ol>',
				'<table><tr><th scope="col"><strong>Country</strong></th><th scope="col"><strong>Price</strong></th></tr><tr><td>Denmark</td><td></td></tr></table>',
			].join(''),
		);
	});

	it('has its pictures in the RTF of the clipboard', () => {
		const rtf = String.raw`{\rtf1{\*\listpicture{\pict\pngblip 00}}{\*\shppict{\pict{\*\picprop{\sp{\sn x}}}\picw1\pich1\pngblip\bliptag-1{\*\blipuid 0a0b}
89504e47
0d0a}}{\nonshppict{\pict\wmetafile8 0100}}}`;
		expect(picturesOfRtf(rtf)).toEqual([
			{ type: 'image/png', bytes: Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a) },
		]);
		expect(picturesIn(readRecording('word-desktop'), rtf)).toMatchObject([
			{
				src: expect.stringMatching(/^file:.*002\.png$/),
				alt: 'A dot',
				file: { type: 'image/png' },
			},
		]);
		expect(picturesIn(readRecording('word-desktop'), '')).toMatchObject([{ file: null }]);
	});
});

it('a text from Word on the web: joins items that are in separate lists', () => {
	const blocks = readRecording('word-online');
	const [picture] = picturesIn(blocks, '');
	expect(picture?.file?.type).toBe('image/png');
	expect(
		toHtml(blocks, allRules, {
			documents: new Map([
				['https://vimplo.example/prices', { relationTo: 'pages', value: 7, anchor: 'sms' }],
			]),
		}),
	).toBe(
		[
			'<h2>Channels</h2>',
			'<p>Text with <strong>weight</strong> and a <a href="/pages-7#sms">link</a></p>',
			`<ul><li>SMS</li>${nestedItem('<ul><li>Two-way</li></ul>')}<li>RCS</li></ul>`,
		].join(''),
	);
});

it('a text from Google Docs: ignores the bold wrapper, and nests lists that are beside their items', () => {
	const blocks = readRecording('google-docs');
	expect(toHtml(blocks)).toBe(
		[
			'<h2>Getting started</h2>',
			'<p>Plain, <strong>bold</strong><em> and slanted </em><a href="https://example.com/guide">a guide</a></p>',
			`<ul><li>One</li>${nestedItem('<ul><li>One and a half</li></ul>')}<li>Two</li></ul>`,
			'<h3>Details</h3>',
			'<ol><li>Step</li></ol>',
			'<table><tr><td>a</td><td>b</td></tr></table>',
		].join(''),
	);
	// A picture on the web is not fetched.
	expect(picturesIn(blocks, '')).toMatchObject([{ file: null }]);
});

describe('markers in the text of list items', () => {
	it('are removed from a text of an older Word, and create the list', () => {
		expect(toHtml(readRecording('word-older'))).toBe(
			[
				'<p>Three channels:</p>',
				`<ul><li>SMS</li>${nestedItem('<ul><li>o2 and others</li></ul>')}<li><strong>RCS</strong> and <em>e-mail</em></li></ul>`,
				'<p>In order:</p>',
				'<ol><li>Write</li><li>A. Smith sends</li></ol>',
			].join(''),
		);
	});

	it('are removed where a mail program has left only a class, and from real lists', () => {
		expect(toHtml(readRecording('outlook-web'))).toBe(
			[
				'<p>Why:</p>',
				`<ul><li>Cheap</li>${nestedItem('<ul><li>Cheaper still</li></ul>')}</ul>`,
				'<ol><li>First</li></ol>',
				'<ul><li>Quick</li><li>Plain</li></ul>',
				'<p>No entry</p>',
			].join(''),
		);
	});

	it('stay at the start of a sentence', () => {
		const sentences = '<p>A. Smith</p><p>1. May</p><p>– yes</p><ul><li>3. place</li></ul>';
		expect(toHtml(blocksOf(sentences))).toBe(
			'<p>A. Smith</p><p>1. May</p><p>– yes</p><ul><li>3. place</li></ul>',
		);
	});
});

it('a text from Pages: lists, and bullets typed by hand', () => {
	expect(toHtml(readRecording('pages'))).toBe(
		[
			'<p><strong>Why</strong> it works</p>',
			`<ul><li>One</li><li>Two</li>${nestedItem('<ul><li>Inside</li></ul>')}<li>Typed by hand</li><li>And another</li></ul>`,
			'<p><a href="https://example.com/">A link</a></p>',
		].join(''),
	);
});

it('a text from LibreOffice: paragraphs inside items, continued numbering, tables', () => {
	expect(toHtml(readRecording('libreoffice'))).toBe(
		[
			'<h2>Channels</h2>',
			'<p>Some <strong>bold</strong>, <em>slanted</em>, <s>struck</s> and a <a href="https://example.com/">link</a></p>',
			`<ul><li>SMS</li>${nestedItem('<ul><li>Two-way</li></ul>')}<li>RCS</li></ul>`,
			'<ol><li>Second</li><li>Third</li></ol>',
			'<table><tr><td>a</td><td>b</td></tr></table>',
		].join(''),
	);
});

describe('content that the field does not support', () => {
	it('becomes paragraphs', () => {
		const html =
			'<h1>Title</h1><blockquote>Said</blockquote><hr><table><tr><td>a<td>b</table><img src="data:image/png;base64,AAAA">';
		expect(toHtml(blocksOf(html), minimalRules)).toBe('<p>Title</p><p>Said</p><p>a – b</p>');
		expect(toHtml(blocksOf('<ul><li>One</ul>'), { ...minimalRules, lists: false })).toBe(
			'<p>One</p>',
		);
	});

	it('is removed if it is a script, a style or a frame', () => {
		const html =
			'<p onclick="x()">a<script>b</script><style>c</style><iframe src="about:blank"></iframe><svg><text>d</text></svg><a href=" javascript:e ">f</a><a href="data:text/html,g">h</a></p>';
		expect(toHtml(blocksOf(html))).toBe('<p>afh</p>');
	});
});

describe('headings', () => {
	it('keep their levels if the site has them, else start with the first allowed level', () => {
		expect(toHtml(blocksOf('<h3>a</h3><h4>b</h4>'))).toBe('<h3>a</h3><h4>b</h4>');
		expect(toHtml(blocksOf('<h1>a</h1><h2>b</h2><h5>c</h5><h6>d</h6>'))).toBe(
			'<h2>a</h2><h3>b</h3><h4>c</h4><h4>d</h4>',
		);
	});
});

it('a table has the same number of cells in each row, even with spans', () => {
	const html =
		'<table><tr><th rowspan=2>a<th>b<tr><td>c<tr><td colspan=2><p>d</p><ul><li>e</ul></table>';
	expect(toHtml(blocksOf(html))).toBe(
		'<table><tr><th scope="col">a</th><th scope="col">b</th></tr><tr><td></td><td>c</td></tr><tr><td><p>d</p><p>e</p></td><td></td></tr></table>',
	);
});

it('an uploaded picture keeps its place in the text', () => {
	const src = 'data:image/png;base64,AAAA';
	const nodes = nodesOf(blocksOf(`<p>a<img src="${src}">b</p>`), allRules, {
		files: new Map([[src, 12]]),
		documents: new Map(),
		createNodeId: () => 'id',
	});
	expect(nodes.map(({ type, value }) => [type, value])).toEqual([
		['paragraph', undefined],
		['upload', 12],
		['paragraph', undefined],
	]);
});

describe('code', () => {
	const lines = ['function send() {', '  if (ready) {', '', '    post();', '  }', '}'];
	const code = lines.map((line) => (line === '' ? '' : `<code>${line}</code>`)).join('<br />');

	it.each([
		[
			'VS Code',
			`<meta charset='utf-8'><div style="color: #cccccc;background-color: #1f1f1f;font-family: 'Droid Sans Mono', 'monospace', monospace;font-weight: normal;font-size: 14px;line-height: 19px;white-space: pre;">${lines
				.map((line) =>
					line === '' ? '<br>' : `<div><span style="color: #569cd6;">${line}</span></div>`,
				)
				.join('')}</div>`,
		],
		[
			'a README on GitHub',
			`<div class="highlight highlight-source-js"><pre><span class="pl-k">${lines.join('\n')}</span>\n</pre></div>`,
		],
		[
			'a file on GitHub',
			`<table class="highlight"><tbody>${lines.map((line, index) => `<tr><td class="blob-num" data-line-number="${index + 1}"></td><td class="blob-code blob-code-inner">${line === '' ? '\n' : line}</td></tr>`).join('')}</tbody></table>`,
		],
	])('keeps lines and indentation: %s', (_source, html) => {
		expect(toHtml(blocksOf(`<p>Before</p>${html}<p>After</p>`))).toBe(
			`<p>Before</p><p>${code}</p><p>After</p>`,
		);
	});
});

it('raised and lowered digits, footnote marks and no-break spaces stay', () => {
	const html =
		'<p>12&nbsp;m<sup>2</sup>, CO<sub>2</sub>, 10<span style="vertical-align:super">−6</span>, noted<sup><a href="#fn1">1</a></sup>, 5\u202f%, 1<sup>st</sup>.&nbsp; Next</p>';
	expect(toHtml(blocksOf(html))).toBe('<p>12\u00a0m², CO₂, 10⁻⁶, noted¹, 5\u202f%, 1st. Next</p>');
});

it.each([
	[
		'Word, raised by points',
		'10<span style="position:relative;top:-4.0pt;mso-text-raise:4.0pt">6</span>',
		'10⁶',
	],
	[
		'raised by a length',
		'10<span style="vertical-align:5pt">6</span> H<span style="vertical-align:-3px">2</span>O',
		'10⁶ H₂O',
	],
	['letters with a Unicode form', 'n<sup>o</sup> 5, a<sub>i</sub>', 'nᵒ 5, aᵢ'],
	['letters without one', 'x<sub>b</sub> and y<sup>Q2</sup>', 'x_b and y^Q2'],
	[
		'ordinals, words and signs',
		'the 2<sup>nd</sup>, Acme<sup>®</sup> <sup>beta</sup>',
		'the 2nd, Acme® beta',
	],
	['thin and figure spaces', '1\u2009000 and \u20075', '1\u2009000 and 5'],
])('%s', (_name, html, expected) =>
	expect(toHtml(blocksOf(`<p>${html}</p>`))).toBe(`<p>${expected}</p>`),
);

it('spaces, tabs and lines of text with white-space pre-wrap stay', () => {
	const html = '<p><span style="white-space:pre-wrap">Name\tPrice\nSMS  \t 0.04</span></p>';
	expect(toHtml(blocksOf(html))).toBe('<p>Name\tPrice<br />SMS  \t 0.04</p>');
});

it('spaces and breaks are collapsed as in browsers', () => {
	expect(toHtml(blocksOf('one\n  two<br>three <b> four</b><div>five<p>six</p></div>'))).toBe(
		'<p>one two<br />three <strong>four</strong></p><p>five</p><p>six</p>',
	);
});
