import { readFileSync } from 'node:fs';
import { slugFrom } from '@website/contracts/slug';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { type RichText, richTextToHtml } from '../../../content/texts/html.ts';
import { nodesOf, type PasteResources, type PasteRules } from './nodes.ts';
import { picturesIn } from './pictures.ts';
import { readHtml } from './read-html.ts';
import { picturesOfRtf } from './rtf-pictures.ts';

const everything: PasteRules = {
	headings: ['h2', 'h3', 'h4'],
	...{ lists: true, quotes: true, tables: true, pictures: true },
	siteUrl: 'https://vimplo.example',
};
const little: PasteRules = {
	...everything,
	...{ headings: [], quotes: false, tables: false, pictures: false },
};

const blocksOf = (html: string) => readHtml(new JSDOM(html).window.document.body);
const recorded = (name: string) =>
	blocksOf(
		readFileSync(new URL(`../../../../test/clipboard/${name}.txt`, import.meta.url), 'utf8'),
	);

/** What visitors would read, the lists without the marks that nest them. */
function seen(
	blocks: ReturnType<typeof blocksOf>,
	rules = everything,
	more: Partial<PasteResources> = {},
) {
	const resources: PasteResources = {
		files: new Map(),
		documents: new Map(),
		makeId: () => 'id',
		...more,
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

const nested = (inside: string) => `<li>${inside}</li>`;

describe('a text of Word on the desktop', () => {
	it('keeps headings, looks, lists, tables and links; comments, deletions, fonts and scripts are gone', () => {
		expect(seen(recorded('word-desktop'))).toBe(
			[
				'<h2>Sending at scale</h2>',
				'<h3>Why messages fail</h3>',
				'<p>Some are <strong>never</strong> <em>sent</em>, <s>others lost</s> and this was added.</p>',
				`<ul><li>First</li>${nested('<ul><li>Inside</li></ul>')}<li>Second</li></ul>`,
				'<h4>In order</h4>',
				'<ol><li>Third</li><li>Fourth, see <a href="https://example.com/a?b=1&amp;c=2">the <strong>rules</strong></a> and this</li></ol>',
				'<table><tr><th scope="col"><strong>Country</strong></th><th scope="col"><strong>Price</strong></th></tr><tr><td>Denmark</td><td></td></tr></table>',
			].join(''),
		);
	});

	it('brings its pictures in the RTF beside it', () => {
		const rtf = String.raw`{\rtf1{\*\listpicture{\pict\pngblip 00}}{\*\shppict{\pict{\*\picprop{\sp{\sn x}}}\picw1\pich1\pngblip\bliptag-1{\*\blipuid 0a0b}
89504e47
0d0a}}{\nonshppict{\pict\wmetafile8 0100}}}`;
		expect(picturesOfRtf(rtf)).toEqual([
			{ type: 'image/png', bytes: Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a) },
		]);
		expect(picturesIn(recorded('word-desktop'), rtf)).toMatchObject([
			{
				src: expect.stringMatching(/^file:.*002\.png$/),
				alt: 'A dot',
				file: { type: 'image/png' },
			},
		]);
		expect(picturesIn(recorded('word-desktop'), '')).toMatchObject([{ file: null }]);
	});
});

it('a text of Word on the web: entries that stand in lists of their own are one list', () => {
	const blocks = recorded('word-online');
	const [picture] = picturesIn(blocks, '');
	expect(picture?.file?.type).toBe('image/png');
	expect(
		seen(blocks, everything, {
			documents: new Map([
				['https://vimplo.example/prices', { relationTo: 'pages', value: 7, anchor: 'sms' }],
			]),
		}),
	).toBe(
		[
			'<h2>Channels</h2>',
			'<p>Text with <strong>weight</strong> and a <a href="/pages-7#sms">link</a></p>',
			`<ul><li>SMS</li>${nested('<ul><li>Two-way</li></ul>')}<li>RCS</li></ul>`,
		].join(''),
	);
});

it('a text of Google Docs: what wraps it is not bold, its lists are nested beside entries', () => {
	const blocks = recorded('google-docs');
	expect(seen(blocks)).toBe(
		[
			'<h2>Getting started</h2>',
			'<p>Plain, <strong>bold</strong><em> and slanted </em><a href="https://example.com/guide">a guide</a></p>',
			`<ul><li>One</li>${nested('<ul><li>One and a half</li></ul>')}<li>Two</li></ul>`,
			'<h3>Details</h3>',
			'<ol><li>Step</li></ol>',
			'<table><tr><td>a</td><td>b</td></tr></table>',
		].join(''),
	);
	// A picture on the web is not fetched.
	expect(picturesIn(blocks, '')).toMatchObject([{ file: null }]);
});

describe('markers that stand in the words of entries', () => {
	it('are gone from a text of an older Word, and make the list', () => {
		expect(seen(recorded('word-older'))).toBe(
			[
				'<p>Three channels:</p>',
				`<ul><li>SMS</li>${nested('<ul><li>o2 and others</li></ul>')}<li><strong>RCS</strong> and <em>e-mail</em></li></ul>`,
				'<p>In order:</p>',
				'<ol><li>Write</li><li>A. Smith sends</li></ol>',
			].join(''),
		);
	});

	it('are gone where a mail program has left nothing but a class, and from real lists', () => {
		expect(seen(recorded('outlook-web'))).toBe(
			[
				'<p>Why:</p>',
				`<ul><li>Cheap</li>${nested('<ul><li>Cheaper still</li></ul>')}</ul>`,
				'<ol><li>First</li></ol>',
				'<ul><li>Quick</li><li>Plain</li></ul>',
				'<p>No entry</p>',
			].join(''),
		);
	});

	it('stay where they begin a sentence', () => {
		const sentences = '<p>A. Smith</p><p>1. May</p><p>– yes</p><ul><li>3. place</li></ul>';
		expect(seen(blocksOf(sentences))).toBe(
			'<p>A. Smith</p><p>1. May</p><p>– yes</p><ul><li>3. place</li></ul>',
		);
	});
});

it('a text of Pages: lists, and bullets typed by hand', () => {
	expect(seen(recorded('pages'))).toBe(
		[
			'<p><strong>Why</strong> it works</p>',
			`<ul><li>One</li><li>Two</li>${nested('<ul><li>Inside</li></ul>')}<li>Typed by hand</li><li>And another</li></ul>`,
			'<p><a href="https://example.com/">A link</a></p>',
		].join(''),
	);
});

it('a text of LibreOffice: paragraphs inside entries, numbers that go on, tables', () => {
	expect(seen(recorded('libreoffice'))).toBe(
		[
			'<h2>Channels</h2>',
			'<p>Some <strong>bold</strong>, <em>slanted</em>, <s>struck</s> and a <a href="https://example.com/">link</a></p>',
			`<ul><li>SMS</li>${nested('<ul><li>Two-way</li></ul>')}<li>RCS</li></ul>`,
			'<ol><li>Second</li><li>Third</li></ol>',
			'<table><tr><td>a</td><td>b</td></tr></table>',
		].join(''),
	);
});

describe('what a field may not hold', () => {
	it('becomes paragraphs', () => {
		const html =
			'<h1>Title</h1><blockquote>Said</blockquote><hr><table><tr><td>a<td>b</table><img src="data:image/png;base64,AAAA">';
		expect(seen(blocksOf(html), little)).toBe('<p>Title</p><p>Said</p><p>a – b</p>');
		expect(seen(blocksOf('<ul><li>One</ul>'), { ...little, lists: false })).toBe('<p>One</p>');
	});

	it('is never a script, a style or a frame', () => {
		const html =
			'<p onclick="x()">a<script>b</script><style>c</style><iframe src="https://e.example"></iframe><svg><text>d</text></svg><a href=" javascript:e ">f</a><a href="data:text/html,g">h</a></p>';
		expect(seen(blocksOf(html))).toBe('<p>afh</p>');
	});
});

describe('headings', () => {
	it('stay what they are where the site has their levels, else begin with the first', () => {
		expect(seen(blocksOf('<h3>a</h3><h4>b</h4>'))).toBe('<h3>a</h3><h4>b</h4>');
		expect(seen(blocksOf('<h1>a</h1><h2>b</h2><h5>c</h5><h6>d</h6>'))).toBe(
			'<h2>a</h2><h3>b</h3><h4>c</h4><h4>d</h4>',
		);
	});
});

it('a table is as wide in each row, whatever its cells span', () => {
	const html =
		'<table><tr><th rowspan=2>a<th>b<tr><td>c<tr><td colspan=2><p>d</p><ul><li>e</ul></table>';
	expect(seen(blocksOf(html))).toBe(
		'<table><tr><th scope="col">a</th><th scope="col">b</th></tr><tr><td></td><td>c</td></tr><tr><td><p>d</p><p>e</p></td><td></td></tr></table>',
	);
});

it('a picture stands where it stood once it is a file', () => {
	const src = 'data:image/png;base64,AAAA';
	const nodes = nodesOf(blocksOf(`<p>a<img src="${src}">b</p>`), everything, {
		files: new Map([[src, 12]]),
		documents: new Map(),
		makeId: () => 'id',
	});
	expect(nodes.map(({ type, value }) => [type, value])).toEqual([
		['paragraph', undefined],
		['upload', 12],
		['paragraph', undefined],
	]);
});

it('words with spaces and breaks between them are read as browsers show them', () => {
	expect(seen(blocksOf('one\n  two<br>three <b> four</b><div>five<p>six</p></div>'))).toBe(
		'<p>one two<br />three <strong>four</strong></p><p>five</p><p>six</p>',
	);
});
