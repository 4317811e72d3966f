import { expect, it } from 'vitest';
import { htmlToMarkdown } from './html-to-markdown.ts';

const url = 'https://site.example/about';
const body = (main: string) =>
	htmlToMarkdown(`<html lang="da-DK"><header>Menu</header><main>${main}</main></html>`, url)
		.replace(/^---.*?---\n+/s, '')
		.trim();

it('starts with front matter from the head, whose YAML no value can break', () => {
	const html = `<html lang="de-DE"><head><title>A: "b" · C</title>
		<meta name="description" content="Line one
---
two"><link rel="canonical" href="https://site.example/de/a">
		<meta property="article:published_time" content="2026-01-02T03:04:05Z"></head>
		<body><main><h1>A</h1></main></body></html>`;
	expect(htmlToMarkdown(html, url)).toBe(`---
title: "A: \\"b\\" · C"
description: "Line one\\n---\\ntwo"
language: "de-DE"
url: "https://site.example/de/a"
published: "2026-01-02T03:04:05Z"
---

# A
`);
});

it.each([
	['only the main element', '<h1>A</h1>', '# A'],
	['words without soft hyphens', '<p>Auf\u00adtrag und Auf&shy;trag</p>', 'Auftrag und Auftrag'],
	['absolute URLs', '<a href="/b">B</a>', '[B](https://site.example/b)'],
	[
		'adjacent links with a space between them',
		'<div><a href="/b">B </a><a href="/c">C</a></div>',
		'[B](https://site.example/b) [C](https://site.example/c)',
	],
	[
		'adjacent links without their icons',
		'<div><a href="/b">B <span><svg></svg></span></a><a href="/c">C</a></div>',
		'[B](https://site.example/b) [C](https://site.example/c)',
	],
	[
		'sound as a link with its label',
		'<div><audio src="/content/a.mp3" aria-label="a.mp3" controls></audio></div>',
		'[a.mp3](https://site.example/content/a.mp3)',
	],
	[
		'a video as a link with its label',
		'<div><video poster="/p.svg" aria-label="A ship"><source src="/f.mp4" type="video/mp4"><track src="/f.vtt"></video></div>',
		'[A ship](https://site.example/f.mp4)',
	],
	['fragments as absolute URLs', '<a href="#b">B</a>', '[B](https://site.example/about#b)'],
	['no navigation', '<nav><ol><li>Home</li></ol></nav><p>A</p>', 'A'],
	['an image', '<img src="/p.svg" alt="A ship">', '![A ship](https://site.example/p.svg)'],
	[
		'no decoration',
		'<p>A<img src="/p.svg" alt=""><svg><title>x</title></svg><span aria-hidden="true">→</span></p>',
		'A',
	],
	[
		'the label of an icon link',
		'<a href="/b" aria-label="B"><img src="/p.svg" alt=""></a>',
		'[B](https://site.example/b)',
	],
	['no link without a label', '<p>A</p><a href="/b"><svg></svg></a>', 'A'],
	[
		'no controls',
		'<p>A</p><form><label>N</label><input name="n"><button>Go</button></form><button>X</button>',
		'A',
	],
	[
		'the fields of a POST form and a link to it',
		`<form id="f" method="post"><input type="hidden" name="k" value="v"><div hidden><input></div>
			<div><label>E-mail</label><p>To answer you.</p><input></div>
			<div><label>About</label><select><option value="">Choose</option><option value="a">Prices</option><option value="b">Else</option></select></div>
			<fieldset><legend>Channels</legend><label><input type="checkbox">SMS</label></fieldset>
			<div><button type="submit">Send <svg></svg></button></div></form>`,
		'- E-mail\n\n  To answer you.\n\n- About\n\n  Prices, Else\n\n- Channels\n\n  SMS\n\n[Send](https://site.example/about#f)',
	],
	[
		'no elements that are hidden in print or without scripts',
		'<p>A<a href="/b" class="bold print:hidden">Show B</a></p><div class="no-script:hidden">Total</div>',
		'A',
	],
	[
		'no disclosure whose content loads when it is opened',
		'<details><summary>All</summary><div><noscript>x</noscript></div></details><p>A</p>',
		'A',
	],
	['the content of a disclosure', '<details><summary>All</summary><p>A</p></details>', 'All\n\nA'],
	[
		'line breaks that CSS preserves',
		'<p class="whitespace-pre-line">Street 7\n<b>5700</b> Town</p>',
		'Street 7\\\n**5700** Town',
	],
	['no other line breaks', '<p>A\nB</p>', 'A B'],
	[
		'paragraphs at empty lines that CSS preserves',
		'<div><p class="whitespace-pre-line">Hello\n\nA\nB</p></div>',
		'Hello\n\nA\\\nB',
	],
	[
		'text that is the same in every currency once',
		'<p><span data-figure="EUR">no price</span><span data-figure="DKK">no price</span></p>',
		'no price',
	],
	[
		'a space between elements that CSS separates',
		'<p><span>Standard route</span><span>per segment</span></p>',
		'Standard route per segment',
	],
	[
		'a figure in every currency',
		'<p><data data-figure="EUR">€1</data><data data-figure="DKK">DKK 7</data></p>',
		'€1 / DKK 7',
	],
	['highlighted text without a mark', '<p>a<mark>“</mark>b</p>', 'a“b'],
	['spaces outside of emphasis', '<p><strong>A. </strong>B</p>', '**A.** B'],
	[
		'preformatted text among other content',
		'<div><p>A</p><pre><code>b {\n\n  c\n}</code></pre><p>D</p></div>',
		'A\n\n```\nb {\n\n  c\n}\n```\n\nD',
	],
	[
		'code with its language and without its header',
		'<div><div>Shell</div><pre><code class="language-shell"><span>a</span><span>b</span></code></pre></div>',
		'```shell\nab\n```',
	],
	[
		'tables',
		'<table><thead><tr><th>A</th></tr></thead><tbody><tr class="sm:hidden"><td>x</td></tr><tr><td>1</td></tr></tbody></table>',
		'| A |\n| - |\n| 1 |',
	],
	['no scripts', '<p>A</p><script>alert(1)</script><noscript>needs it</noscript>', 'A'],
	['escaped text that looks like markup', '<p>&lt;script&gt; # *a*</p>', '\\<script> # \\*a\\*'],
])('outputs %s', (_, html, markdown) => expect(body(html)).toBe(markdown));

it('converts a page without a main element', () => {
	expect(htmlToMarkdown('<p>A</p>', url)).toContain('A');
	expect(htmlToMarkdown('', url)).toBe('---\n---\n\n');
});
