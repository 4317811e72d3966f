import { expect, it } from 'vitest';
import { htmlToMarkdown } from './html-to-markdown.ts';

const url = 'https://site.example/about';
const body = (main: string) =>
	htmlToMarkdown(`<html lang="da-DK"><header>Menu</header><main>${main}</main></html>`, url)
		.replace(/^---.*?---\n+/s, '')
		.trim();

it('begins with what the head says, in YAML that a text can not end', () => {
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
	['only the main part', '<h1>A</h1>', '# A'],
	['words without soft hyphens', '<p>Auf\u00adtrag und Auf&shy;trag</p>', 'Auftrag und Auftrag'],
	['whole addresses', '<a href="/b">B</a>', '[B](https://site.example/b)'],
	[
		'links side by side',
		'<div><a href="/b">B </a><a href="/c">C</a></div>',
		'[B](https://site.example/b) [C](https://site.example/c)',
	],
	[
		'links whose arrow is gone',
		'<div><a href="/b">B <span><svg></svg></span></a><a href="/c">C</a></div>',
		'[B](https://site.example/b) [C](https://site.example/c)',
	],
	[
		'the name of a film as a link to it',
		'<div><video poster="/p.svg" aria-label="A ship"><source src="/f.mp4" type="video/mp4"><track src="/f.vtt"></video></div>',
		'[A ship](https://site.example/f.mp4)',
	],
	['places on the page', '<a href="#b">B</a>', '[B](https://site.example/about#b)'],
	['nothing that leads about the site', '<nav><ol><li>Home</li></ol></nav><p>A</p>', 'A'],
	['a picture', '<img src="/p.svg" alt="A ship">', '![A ship](https://site.example/p.svg)'],
	[
		'no decoration',
		'<p>A<img src="/p.svg" alt=""><svg><title>x</title></svg><span aria-hidden="true">→</span></p>',
		'A',
	],
	[
		'the name of a drawn link',
		'<a href="/b" aria-label="B"><img src="/p.svg" alt=""></a>',
		'[B](https://site.example/b)',
	],
	['no link without a name', '<p>A</p><a href="/b"><svg></svg></a>', 'A'],
	[
		'no controls',
		'<p>A</p><form><label>N</label><input name="n"><button>Go</button></form><button>X</button>',
		'A',
	],
	[
		'what a form that is sent asks for, and where it is filled in',
		`<form id="f" method="post"><input type="hidden" name="k" value="v"><div hidden><input></div>
			<div><label>E-mail</label><p>To answer you.</p><input></div>
			<div><label>About</label><select><option value="">Choose</option><option value="a">Prices</option><option value="b">Else</option></select></div>
			<fieldset><legend>Channels</legend><label><input type="checkbox">SMS</label></fieldset>
			<div><button type="submit">Send <svg></svg></button></div></form>`,
		'- E-mail\n\n  To answer you.\n\n- About\n\n  Prices, Else\n\n- Channels\n\n  SMS\n\n[Send](https://site.example/about#f)',
	],
	[
		'nothing that is of no use on paper or without scripts',
		'<p>A<a href="/b" class="bold print:hidden">Show B</a></p><div class="[@media(scripting:none)]:hidden">Total</div>',
		'A',
	],
	[
		'nothing that is fetched when it is opened',
		'<details><summary>All</summary><div><noscript>x</noscript></div></details><p>A</p>',
		'A',
	],
	['what can be opened', '<details><summary>All</summary><p>A</p></details>', 'All\n\nA'],
	[
		'lines that a style sheet keeps',
		'<p class="whitespace-pre-line">Street 7\n<b>5700</b> Town</p>',
		'Street 7\\\n**5700** Town',
	],
	['no other ends of lines', '<p>A\nB</p>', 'A B'],
	[
		'paragraphs where lines are kept and one is empty',
		'<div><p class="whitespace-pre-line">Hello\n\nA\nB</p></div>',
		'Hello\n\nA\\\nB',
	],
	[
		'once what is the same in every currency',
		'<p><span data-figure="EUR">no price</span><span data-figure="DKK">no price</span></p>',
		'no price',
	],
	[
		'words that a style sheet sets apart',
		'<p><span>Standard route</span><span>per segment</span></p>',
		'Standard route per segment',
	],
	[
		'a figure in every currency',
		'<p><data data-figure="EUR">€1</data><data data-figure="DKK">DKK 7</data></p>',
		'€1 / DKK 7',
	],
	['what is highlighted as it is', '<p>a<mark>“</mark>b</p>', 'a“b'],
	['blanks outside of marks', '<p><strong>A. </strong>B</p>', '**A.** B'],
	[
		'code with its language, without its head',
		'<div><div>Shell</div><pre><code class="language-shell"><span>a</span><span>b</span></code></pre></div>',
		'```shell\nab\n```',
	],
	[
		'tables',
		'<table><thead><tr><th>A</th></tr></thead><tbody><tr class="sm:hidden"><td>x</td></tr><tr><td>1</td></tr></tbody></table>',
		'| A |\n| - |\n| 1 |',
	],
	['nothing of scripts', '<p>A</p><script>alert(1)</script><noscript>needs it</noscript>', 'A'],
	['text that looks like markup', '<p>&lt;script&gt; # *a*</p>', '\\<script> # \\*a\\*'],
])('gives %s', (_, html, markdown) => expect(body(html)).toBe(markdown));

it('does without a main part', () => {
	expect(htmlToMarkdown('<p>A</p>', url)).toContain('A');
	expect(htmlToMarkdown('', url)).toBe('---\n---\n\n');
});
