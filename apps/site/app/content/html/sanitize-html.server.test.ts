import { isSafeAddress, safeSchemes } from '@website/contracts/safe-address';
import { describe, expect, it } from 'vitest';
import { sanitizeContentHtml } from './sanitize-html.server';

const sanitize = (html: string) =>
	sanitizeContentHtml(html, (url) => url.replace('https://media.example', '/mapped'));

describe('sanitizeContentHtml', () => {
	it.each([
		['<script>alert(1)</script><p>A</p>', '<p>A</p>'],
		['<style>p{}</style><p style="color:red">A</p>', '<p>A</p>'],
		['<p onclick="x()">A</p>', '<p>A</p>'],
		['<iframe src="https://a.example"></iframe>A', 'A'],
		['<a href="javascript:alert(1)">A</a>', '<a>A</a>'],
		['<a href=" java&#10;script:alert(1)">A</a>', '<a>A</a>'],
		['<a href="data:text/html,x">A</a>', '<a>A</a>'],
		['<a href="//evil.example">A</a>', '<a>A</a>'],
		['<svg onload="x()"><circle/></svg>A', 'A'],
		['<form action="/x"><input></form>A', 'A'],
		['<div class="fixed block-columns">A</div>', '<div class="block-columns">A</div>'],
	])('sanitizes %s', (html, safe) => expect(sanitize(html)).toBe(safe));

	it.each([
		'<a href="https://a.example" title="t">A</a>',
		'<a href="/pricing#sms">A</a>',
		'<a href="mailto:a@b.example">A</a>',
		'<h2 id="a">A</h2>',
		'<figure class="block-gallery"><figcaption>A</figcaption></figure>',
		'<ol start="3" class="block-lower-alpha"><li>A</li></ol>',
		'<table><tbody><tr><th scope="row">A</th><td colspan="2" class="block-right">B</td></tr></tbody></table>',
		'<p><strong>A</strong> <em>B</em> <code>C</code> <span lang="da">D</span> <cite>E</cite></p>',
	])('keeps %s', (html) => expect(sanitize(html)).toBe(html));

	it.each([...safeSchemes, 'javascript', 'vbscript', 'data', 'blob', 'ftp', 'file'])(
		'accepts the scheme %s if links of the interface accept it',
		(scheme) => {
			const isStored = sanitize(`<a href="${scheme}:x">A</a>`).includes('href');
			expect(isStored).toBe(isSafeAddress(`${scheme}:x`));
		},
	);

	it('turns h1 into h2', () => {
		expect(sanitize('<h1>A</h1>')).toBe('<h2>A</h2>');
	});

	it('adds rel=noopener to links that open new windows', () => {
		expect(sanitize('<a href="/a" target="_blank">A</a>')).toBe(
			'<a href="/a" target="_blank" rel="noopener">A</a>',
		);
	});

	it('uses the site’s image sizes for images of the content host', () => {
		const html = '<img src="/content/a/b.jpg" alt="A" width="700" srcset="/content/a/c.jpg 9w">';
		expect(sanitize(html)).toBe(
			'<img src="/images/w_320,f_webp/content/a/b.jpg" alt="A" width="700" srcset="/images/w_320,f_webp/content/a/b.jpg 320w, /images/w_640,f_webp/content/a/b.jpg 640w" sizes="(min-width: 44rem) 42rem, 100vw" loading="lazy" />',
		);
		for (const other of ['/content/a.svg', '/content/a.gif', 'https://a.example/a.png'])
			expect(sanitize(`<img src="${other}" srcset="/x.png 2x">`)).toBe(
				`<img src="${other}" loading="lazy" />`,
			);
	});

	it('rewrites the URLs of images and links, and loads images lazily', () => {
		expect(sanitize('<img src="https://media.example/a.png" alt="A" onerror="x()">')).toBe(
			'<img src="/mapped/a.png" alt="A" loading="lazy" />',
		);
		expect(sanitize('<a href="https://media.example/a.pdf">A</a>')).toBe(
			'<a href="/mapped/a.pdf">A</a>',
		);
	});

	it.each([
		[
			'<video src="https://media.example/a.mp4" aria-label="a.mp4" poster="https://media.example/a.jpg" width="640" height="360" autoplay loop muted onplay="x()"><track src="https://media.example/a.vtt" kind="captions" srclang="da" label="Dansk"><track src="https://a.example/b.vtt"></video>',
			'<video src="/content/a.mp4" aria-label="a.mp4" controls preload="none" poster="/content/a.jpg" width="640" height="360" playsinline><track src="/content/a.vtt" kind="captions" srclang="da" label="Dansk" /></video>',
		],
		[
			'<video src="https://media.example/a.mp4" poster="https://a.example/a.jpg"></video>',
			'<video src="/content/a.mp4#t=0.001" controls preload="metadata" playsinline></video>',
		],
		[
			'<audio src="https://media.example/a.mp3" preload="auto" autoplay></audio>',
			'<audio src="/content/a.mp3" controls preload="none"></audio>',
		],
		[
			'<audio src="https://a.example/a.mp3" aria-label="a.mp3"></audio>',
			'<a href="https://a.example/a.mp3" class="block-embed">a.mp3</a>',
		],
		['<audio src="javascript:alert(1)"></audio>', '<a class="block-embed">javascript:alert(1)</a>'],
	])('plays files of the content host only, never by themselves: %s', (html, safe) => {
		const mapUrl = (url: string) => url.replace('https://media.example', '/content');
		expect(sanitizeContentHtml(html, mapUrl)).toBe(safe);
	});
});
