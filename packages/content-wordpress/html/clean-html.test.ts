import { expect, it } from 'vitest';
import { Addresses, wordPressLocation } from '../catalog/addresses.ts';
import { Catalog } from '../catalog/catalog.ts';
import { optionsOf } from '../wpgraphql/site-languages.ts';
import { cleanHtml } from './clean-html.ts';

const settings = { title: '', description: '', url: null, language: 'en', timezone: '' };
const catalog = new Catalog(
	{ entries: [], terms: [], authors: [] },
	optionsOf(undefined, new Set(), settings),
);
const origin = 'https://cms.example';
const clean = (html: string) =>
	cleanHtml(html, new Addresses(wordPressLocation(origin, `${origin}/graphql`), catalog));

it('keeps blank lines and indentation of preformatted text only', () => {
	const code = '<pre><code>if (a) {\n\n\n    b();\n}\n\n</code></pre>';
	expect(clean(`<p>A</p>\n\n\n\n${code}\n\n\n\n<p>B</p>\n`)).toBe(`<p>A</p>\n${code}\n<p>B</p>`);
});

const file = `${origin}/wp-content/uploads/a.jpg`;
const placeholder = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

it.each([
	// WP Rocket
	`<img width="9" height="6" src="data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'%3E%3C/svg%3E" alt="A" data-lazy-src="${file}" /><noscript><img width="9" height="6" src="${file}" alt="A" /></noscript>`,
	// Autoptimize
	`<noscript><img width="9" height="6" src="${file}" alt="A" /></noscript><img class="lazyload" width="9" height="6" src='${placeholder}' data-src="${file}" alt="A" />`,
	// a3 Lazy Load
	`<img src="//cms.example/wp-content/plugins/a3-lazy-load/assets/images/lazy_placeholder.gif" data-lazy-type="image" data-src="${file}" width="9" height="6" alt="A" />`,
	// Optimole, Cloudflare Mirage, Ezoic
	`<img src="${placeholder}" data-opt-src="${file}" width="9" height="6" alt="A" />`,
	`<img data-cfsrc="${file}" width="9" height="6" alt="A" style="display:none" />`,
	`<img src="${placeholder}" data-ezsrc="${file}" ezimgfmt="rs rscb1 src ng ngcb1" width="9" height="6" alt="A" />`,
	// jQuery Lazy Load
	`<img src="${placeholder}" data-original="${file}" width="9" height="6" alt="A" />`,
	// Jetpack describes a picture that is not lazy
	`<img src="${file}" data-large-file="${file}?w=1024" data-orig-file="${file}?w=1" width="9" height="6" alt="A" />`,
	// Only a set of sizes
	`<img src="${placeholder}" data-srcset="${origin}/wp-content/uploads/a-300.jpg 300w, ${file} 900w" width="9" height="6" alt="A" />`,
	// A placeholder without the URL
	`<img src="${placeholder}" alt="A" /><noscript><img width="9" height="6" src="${file}" alt="A" /></noscript>`,
])('shows a lazily loaded picture once', (html) => {
	const pictures = [...clean(html).matchAll(/<img[^>]*>/g)].map(([tag]) => tag);
	expect(pictures).toHaveLength(1);
	expect(pictures[0]).toContain(`src="${file}"`);
	expect(pictures[0]).toContain('width="9"');
});

it('keeps deleted and inserted text, quotations and their sources', () => {
	const html = '<p><del>100</del> <ins>80</ins> <q>So</q> <cite>Faust</cite></p>';
	expect(clean(html)).toBe(html);
});

it('keeps details as details', () => {
	const details = '<details open><summary>More</summary><p>Text</p></details>';
	expect(
		clean(
			'<details class="wp-block-details is-layout-flow" open><summary>More</summary><p>Text</p></details>',
		),
	).toBe(details);
});

it.each([
	[
		'text beside a picture in two columns',
		`<div class="wp-block-media-text has-media-on-the-right is-stacked-on-mobile"><div class="wp-block-media-text__content"><p class="wp-block-paragraph">A</p></div><figure class="wp-block-media-text__media"><img src="${file}" alt="B" class="wp-image-23 size-full"/></figure></div>`,
		`<div class="block-columns"><div class="block-column"><p>A</p></div><figure class="block-column"><img src="${file}" alt="B" /></figure></div>`,
	],
	[
		'the picture of a cover beside its text',
		`<div class="wp-block-cover alignfull"><img loading="lazy" decoding="async" width="1600" height="900" class="wp-block-cover__image-background wp-image-2192" alt="A dark square" src="${file}" data-object-fit="cover" srcset="${file} 1600w" sizes="auto, (max-width: 1600px) 100vw, 1600px" /><span aria-hidden="true" class="wp-block-cover__background has-background-dim"></span><div class="wp-block-cover__inner-container is-layout-flow wp-block-cover-is-layout-flow">\n<h2 class="wp-block-heading has-text-align-center">Text over it</h2>\n\n\n<p class="wp-block-paragraph">And a <a href="/contact/">link</a>.</p>\n</div></div>`,
		`<div class="block-columns block-wide"><img width="1600" height="900" alt="A dark square" src="${file}" /><div class="block-column">\n<h2>Text over it</h2>\n<p>And a <a href="/contact">link</a>.</p>\n</div></div>`,
	],
	[
		'the fixed picture of a cover',
		`<div class="wp-block-cover has-parallax"><div role="img" aria-label="A dark square" class="wp-block-cover__image-background wp-image-2192 has-parallax" style="background-position:50% 50%;background-image:url(${file})"></div><span aria-hidden="true" class="wp-block-cover__background has-background-dim"></span><div class="wp-block-cover__inner-container is-layout-flow wp-block-cover-is-layout-flow"><p class="wp-block-paragraph">Parallax</p></div></div>`,
		`<div class="block-columns"><img src="${file}" alt="A dark square" /><div class="block-column"><p>Parallax</p></div></div>`,
	],
	[
		'one link to a file',
		`<div class="wp-block-file"><a id="wp-block-file--media-1" href="${origin}/wp-content/uploads/list.pdf">List</a><a href="${origin}/wp-content/uploads/list.pdf" class="wp-block-file__button wp-element-button" download aria-describedby="wp-block-file--media-1">Download</a></div>`,
		`<div><a id="wp-block-file--media-1" href="${origin}/wp-content/uploads/list.pdf">List</a></div>`,
	],
	[
		'sound with its caption',
		`<figure class="wp-block-audio"><audio controls src="${origin}/wp-content/uploads/a.mp3" autoplay loop preload="auto"></audio><figcaption class="wp-element-caption">Our <em>song</em></figcaption></figure>`,
		`<figure><audio src="${origin}/wp-content/uploads/a.mp3" aria-label="a.mp3"></audio><figcaption>Our <em>song</em></figcaption></figure>`,
	],
	[
		'a film with its tracks',
		`<figure class="wp-block-video"><video controls poster="${file}" preload="auto" src="${origin}/wp-content/uploads/short film.mp4" playsinline><track src="${origin}/wp-content/uploads/film.en.vtt" label="English" srclang="en" kind="captions"/></video></figure>`,
		`<figure><video poster="${file}" src="${origin}/wp-content/uploads/short%20film.mp4" aria-label="short film.mp4"><track src="${origin}/wp-content/uploads/film.en.vtt" label="English" srclang="en" kind="captions" /></video></figure>`,
	],
	[
		'players of shortcodes',
		`<audio class="wp-audio-shortcode" id="audio-2193-1" preload="none" style="width: 100%;" controls="controls"><source type="audio/mpeg" src="${origin}/wp-content/uploads/a.mp3?_=1" /><a href="${origin}/wp-content/uploads/a.mp3">${origin}/wp-content/uploads/a.mp3</a></audio><div style="width: 640px;" class="wp-video"><video class="wp-video-shortcode" id="video-2193-1" width="640" height="360" poster="${file}" preload="metadata" controls="controls"><source type="video/mp4" src="${origin}/wp-content/uploads/short%20film.mp4?_=1" /><track src="${origin}/wp-content/uploads/film.vtt" kind="subtitles" srclang="de" label="Deutsch"><a href="${origin}/wp-content/uploads/short%20film.mp4">${origin}/wp-content/uploads/short%20film.mp4</a></video></div>`,
		`<audio src="${origin}/wp-content/uploads/a.mp3?_=1" aria-label="a.mp3"></audio><div><video width="640" height="360" poster="${file}" src="${origin}/wp-content/uploads/short%20film.mp4?_=1" aria-label="short film.mp4"><track src="${origin}/wp-content/uploads/film.vtt" kind="subtitles" srclang="de" label="Deutsch" /></video></div>`,
	],
	[
		'a playlist as links with titles',
		`<div class="wp-playlist wp-audio-playlist"><div class="wp-playlist-current-item"></div><audio controls="controls" preload="none" width="728"></audio><noscript><ol><li><a href='${origin}/wp-content/uploads/a.mp3'>Song</a></li></ol></noscript><script type="application/json" class="wp-playlist-script">{"tracks":[]}</script></div>`,
		`<div><div></div><ol><li><a href="${origin}/wp-content/uploads/a.mp3">Song</a></li></ol></div>`,
	],
	[
		'an embed as a link with its title',
		'<figure class="wp-block-embed"><div class="wp-block-embed__wrapper"><iframe title="A film" src="https://www.youtube.com/embed/abc_123?feature=oembed"></iframe></div></figure>',
		'<figure class="block-embed"><div><a href="https://www.youtube.com/watch?v=abc_123" target="_blank" rel="noopener" class="block-embed">A film (youtube.com)</a></div></figure>',
	],
	[
		'an embed that WordPress could not load as a link',
		'<figure class="wp-block-embed is-type-video"><div class="wp-block-embed__wrapper">\nhttps://www.youtube.com/watch?v=dQw4w9WgXcQ\n</div></figure>',
		'<figure class="block-embed"><div><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ" target="_blank" rel="noopener" class="block-embed">youtube.com</a></div></figure>',
	],
	[
		'the targets of footnotes and of named anchors',
		'<p class="wp-block-paragraph">A<sup data-fn="abc-1" class="fn"><a id="abc-1-link" href="#abc-1">1</a></sup> <a name="old"></a></p><ol class="wp-block-footnotes"><li id="abc-1">B <a href="#abc-1-link" aria-label="Jump to footnote reference 1">↩︎</a></li></ol>',
		'<p>A<sup><a id="abc-1-link" href="#abc-1">1</a></sup> <a id="old"></a></p><ol><li id="abc-1">B <a href="#abc-1-link">↩︎</a></li></ol>',
	],
	[
		'no icons for sighted people, hidden texts, lists by tag or month, and empty paragraphs',
		`<h3 class="wp-block-accordion-heading"><button type="button"><span>A</span><span class="wp-block-accordion-heading__toggle-icon" aria-hidden="true">+</span></button></h3><p class="wp-block-tag-cloud"><a href="${origin}/tag/sms/">sms</a></p><p><span id="more-12"></span></p><nav class="wp-block-query-pagination is-layout-flex"><a class="page-numbers" href="?query-1-page=2">2</a></nav><p>&nbsp;</p><p hidden>H</p>`,
		'<h2><span>A</span></h2><p><span></span></p>',
	],
	[
		'lists with their numbering',
		'<ol start="3" reversed style="list-style-type:lower-alpha" class="wp-block-list"><li>A</li></ol><ol type="I"><li>B</li></ol>',
		'<ol start="3" reversed class="block-lower-alpha"><li>A</li></ol><ol class="block-upper-roman"><li>B</li></ol>',
	],
	[
		'cells with their alignment, also of the classic editor',
		'<table class="has-fixed-layout"><tr><th class="has-text-align-right" data-align="right">A</th><td class="has-text-align-center" data-align="center">B</td><td align="right">1</td><td style="text-align: center;">2</td><td>3</td></tr></table>',
		'<table><tr><th class="block-right">A</th><td class="block-center">B</td><td class="block-right">1</td><td class="block-center">2</td><td>3</td></tr></table>',
	],
	[
		'no blocks of comments, no calendar and no gravatars',
		`<ol class="has-avatars has-dates has-excerpts wp-block-latest-comments"><li class="wp-block-latest-comments__comment">C</li></ol><div class="wp-block-calendar"><table id="wp-calendar" class="wp-calendar-table"><caption>November 2026</caption></table></div><div class="wp-block-post-comments-count">3</div><div class="wp-block-post-comments-link"><a href=${origin}/a/#comments>3 comments</a></div><div id="respond" class="comment-respond wp-block-post-comments-form"><h3 id="reply-title" class="comment-reply-title">Leave a Reply <small><a rel="nofollow" id="cancel-comment-reply-link" href="/graphql#respond" style="display:none;">Cancel reply</a></small></h3></div><div class="wp-block-comments"><h2 id="comments" class="wp-block-comments-title">One response</h2></div><div class="wp-block-avatar"><a href="${origin}/author/admin/" target="_self"  class="wp-block-avatar__link"><img alt='admin Avatar' src='https://secure.gravatar.com/avatar/601b3586e9?s=96&#038;d=mm&#038;r=g' class='avatar avatar-96 photo wp-block-avatar__image' height='96' width='96' /></a></div>`,
		'<div></div>',
	],
	[
		'a file with a percent sign in its name',
		`<img decoding="async" src="${origin}/wp-content/uploads/100%-öko.jpg" alt="Öko"/>`,
		`<img src="${origin}/wp-content/uploads/100%25-%C3%B6ko.jpg" alt="Öko" />`,
	],
	['an address as a paragraph', '<address>Street 7</address>', '<p>Street 7</p>'],
])('shows %s', (_name, html, result) => expect(clean(html)).toBe(result));
