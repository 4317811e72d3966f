import { expect, test } from 'vitest';
import { renderMarkup } from '~/testing/render';
import { BlogSections } from '.';
import { example as code } from './blog-code/example';
import { example as content } from './blog-content/example';
import { example as ctaButton } from './blog-cta-button/example';
import { example as featureBoxes } from './blog-feature-boxes/example';
import { example as featureList } from './blog-feature-list/example';
import { example as heading } from './blog-heading/example';
import { example as media } from './blog-media/example';
import { example as quote } from './blog-quote/example';
import { example as signature } from './blog-signature/example';
import { example as slider } from './blog-slider/example';
import { example as table } from './blog-table/example';
import { example as wideCta } from './blog-wide-cta/example';
import type { AnyBlogElement } from './element';

const examples: AnyBlogElement[] = [
	heading,
	content,
	media,
	slider,
	featureList,
	featureBoxes,
	code,
	quote,
	table,
	ctaButton,
	wideCta,
	signature,
];

/** The markup of an element, without its wrapper. */
const markupOf = (element: AnyBlogElement, locale: 'en' | 'de' = 'en') =>
	renderMarkup(<BlogSections elements={[element]} />, { locale }).replace(
		/^<div[^>]*>(.*)<\/div>$/s,
		'$1',
	);

test.each(examples)('$__typename is rendered', (element) => {
	expect(markupOf(element)).not.toBe('');
});

test('renders nothing for an unknown type', () => {
	const unknown = { __typename: 'BlogPoll', id: 'p' } as unknown as AnyBlogElement;
	expect(markupOf(unknown)).toBe('');
});

test('skips no heading level', () => {
	const html = renderMarkup(<BlogSections elements={examples} />);
	const levels = [...html.matchAll(/<h([1-6])/g)].map((match) => Number(match[1]));
	let previous = 1;
	for (const level of levels) {
		expect(level).toBeLessThanOrEqual(previous + 1);
		previous = level;
	}
});

const bare = { ...media, border: false, width: 'full' } as const;
const video = { ...media, media: media.media && { ...media.media, mimeType: 'video/mp4' } };
const upright = { ...video, media: video.media && { ...video.media, width: 9, height: 16 } };
const unmeasured = { ...video, media: video.media && { ...video.media, width: null } };
const scriptUrl = { ...ctaButton.button.link, url: 'javascript:alert(1)' };
const scriptButton = { ...ctaButton, button: { ...ctaButton.button, link: scriptUrl } };
const tableOf = (...rows: string[][]) => ({ ...table, rows: rows.map((cells) => ({ cells })) });

test.each<[string, AnyBlogElement, RegExp, number]>([
	['heading: its anchor and level', heading, /^<h2 id="what-a-segment-is"/g, 1],
	['heading: level 3', { ...heading, level: 3 }, /^<h3 /g, 1],
	['heading: never an h1', { ...heading, level: 1 }, /<h1/g, 0],
	['code: highlighting', code, /<span[^>]*>const<\/span>/g, 1],
	['code: scrollable by keyboard', code, /<pre tabindex="0"/g, 1],
	['code: escaped markup', { ...code, language: 'html', code: '<script>' }, /<script/g, 0],
	['button: its target', ctaButton, /<a [^>]*href="\/pricing"/g, 1],
	['button: no script URL (specification section 8)', scriptButton, /href/g, 0],
	['button: the label of a removed URL', scriptButton, /See prices per country/g, 1],
	['boxes: the selected columns', featureBoxes, /<li[^>]*xl:col-span-4/g, 3],
	['boxes: headings below the common one', featureBoxes, /<h2[^>]*>Three.*<h3[^>]*>SMS/gs, 1],
	['boxes: no common heading', { ...featureBoxes, heading: '' }, /<h2[^>]*>SMS/g, 1],
	['feature list: a list', featureList, /<li/g, 2],
	['feature list: its heading', featureList, /<h2/g, 1],
	['feature list: no empty heading', { ...featureList, heading: '' }, /<h2/g, 0],
	['picture: its alternative text', media, /alt="160 small squares beside 70 large ones"/g, 1],
	['picture: its size', media, /width="1200" height="675"/g, 1],
	['picture: its caption', media, /<figcaption/g, 1],
	['picture: its border', media, /border-fg/g, 1],
	['picture: no border', bare, /border-fg/g, 0],
	['picture: full width', bare, /max-w-none/g, 1],
	['video: controls', video, /<video controls=""/g, 1],
	['video: no autoplay', video, /autoplay/g, 0],
	[
		'video: its first frame',
		video,
		/preload="metadata" src="\/content\/media\/fields.png#t=0.001"/g,
		1,
	],
	['video: its own shape', upright, /aspect-ratio:0.5625;max-width:calc\(80vh \* 0.5625\)/g, 1],
	['video: 16:9 if its size is unknown', unmeasured, /style="aspect-ratio:1.77\d+"/g, 1],
	['quote: a quotation', quote, /<blockquote[^>]*><q>The card/g, 1],
	['quote: its source', quote, /<figcaption[^>]*>Head of operations, a ferry line/g, 1],
	['signature: the author', signature, /Deliverability desk/g, 1],
	['signature: a small portrait', signature, /width="34" height="34" alt=""/g, 1],
	['signature: only a text', { ...signature, author: null }, /<img/g, 0],
	['slider: labeled by its heading', slider, /aria-label="One delay, told two ways"/g, 1],
	['slider: all pictures', slider, /<img /g, 2],
	['slider: captions', slider, /As SMS: everything is in the text\./g, 1],
	['table: column headers', table, /<th scope="col"/g, 2],
	['table: row headers if the first cell is empty', table, /<th scope="row"/g, 2],
	['table: no empty header', table, /<th[^>]*><\/th>/g, 0],
	['table: no headers', { ...table, hasHeader: false }, /<th/g, 0],
	['table: scrollable', table, /aria-label="Characters per segment" tabindex="0"/g, 1],
	['table: a label without a caption', { ...table, caption: '' }, /aria-label="Table"/g, 1],
	['table: short rows are filled', tableOf(['a', 'b', 'c'], ['1']), /<td/g, 3],
	['table: tabular figures', table, /<td [^>]*class="tabular-nums">160</g, 1],
	['table: no tabular text', table, /class="tabular-nums">One segment/g, 0],
	['table: no minimum width', table, /min-w/g, 0],
	[
		'table: width for a long text',
		tableOf(['a', 'b', 'a sentence that needs its room']),
		/min-w/g,
		1,
	],
	['call to action: a heading', wideCta, /<h2[^>]*>Which sender works where\?<\/h2>/g, 1],
	['call to action: one link', wideCta, /<a /g, 1],
])('%s', (_name, element, markup, count) => {
	expect(markupOf(element).match(markup) ?? []).toHaveLength(count);
});

test('a text is rendered as the editor’s HTML', () => {
	expect(markupOf(content)).toContain(content.content);
});

test('a slider without a heading is labeled in the language of the page', () => {
	expect(markupOf({ ...slider, heading: '' }, 'de')).toContain('aria-label="Bilder"');
});

test.each<[string, AnyBlogElement]>([
	['a blank text', { ...content, content: ' ' }],
	['a deleted picture', { ...media, media: null }],
	['a signature without author and text', { ...signature, author: null, text: '' }],
	['a slider without pictures', { ...slider, slides: [] }],
])('renders nothing for %s', (_name, element) => {
	expect(markupOf(element)).toBe('');
});
