import {
	type HtmlBlockClass,
	htmlAttributes,
	htmlBlockClasses,
	htmlElements,
} from '@website/contracts/html-blocks';
import { safeSchemes } from '@website/contracts/safe-address';
import sanitizeHtml, { type Attributes, type Tag } from 'sanitize-html';
import type { Addresses } from '../catalog/addresses.ts';
import { embedLink } from './embed-link.ts';

/** The contract's classes for the classes of WordPress blocks. */
const blockClasses: ReadonlyMap<string, HtmlBlockClass> = new Map<string, HtmlBlockClass>([
	['wp-block-columns', 'block-columns'],
	['wp-block-column', 'block-column'],
	['wp-block-buttons', 'block-buttons'],
	['wp-block-button__link', 'block-button'],
	['wp-block-gallery', 'block-gallery'],
	['gallery', 'block-gallery'],
	['wp-block-pullquote', 'block-pullquote'],
	['wp-block-embed', 'block-embed'],
	['alignwide', 'block-wide'],
	['alignfull', 'block-wide'],
	...htmlBlockClasses.map((name) => [name, name] as const),
]);

/**
 * Converts HTML of WordPress to HTML of the contract: sanitized by an allow-list, with the site's links and full URLs of files. Blocks
 * keep the classes that the site styles. Embeds, which would load third-party content, become links.
 */
export function cleanHtml(html: string | null | undefined, addresses: Addresses): string {
	if (!html) return '';
	const withoutDeadLinks = withoutCopies(html).replace(
		/<a\s[^>]*?href=(["'])(.*?)\1[^>]*>\s*(<img[^>]*>)\s*<\/a>/gi,
		(whole, _quote, href, picture) => (addresses.isUnpublished(href) ? picture : whole),
	);
	const clean = sanitizeHtml(withoutDeadLinks, {
		allowedTags: [...htmlElements],
		allowedAttributes: { ...htmlAttributes, '*': ['class'] },
		allowedSchemes: [...safeSchemes],
		allowProtocolRelative: false,
		transformTags: {
			// Runs after the transforms below.
			'*': (tagName, { class: names, ...attribs }) => withClass({ tagName, attribs }, names),
			h1: (_tagName, attribs) => ({ tagName: 'h2', attribs }),
			cite: () => ({ tagName: 'small', attribs: {} }),
			a: (tagName, { href, ...attribs }) => ({
				tagName,
				attribs: href === undefined ? attribs : { ...attribs, href: addresses.link(href) },
			}),
			img: (tagName, attribs) => ({
				tagName,
				attribs: { ...attribs, src: addresses.file(pictureSource(attribs)) ?? '' },
			}),
			iframe: (_tagName, attribs) => embedLinkTag(attribs),
			video: (_tagName, attribs) =>
				embedLinkTag({ ...attribs, src: addresses.file(attribs.src) ?? '' }),
			audio: (_tagName, attribs) =>
				embedLinkTag({ ...attribs, src: addresses.file(attribs.src) ?? '' }),
		},
		exclusiveFilter: ({ tag, attribs }) => {
			// A link without a target is replaced by its text.
			if (tag === 'a' && !attribs.href) return 'excludeTag';
			return tag === 'img' && !attribs.src;
		},
	});
	return withHeadingsFromTwo(withoutBlankLines(clean).trim());
}

/** Removes the lines between blocks, but none of preformatted text. */
const withoutBlankLines = (html: string): string =>
	html
		.split(/(<pre[\s>][\s\S]*?<\/pre>)/)
		.map((part, index) => (index % 2 === 1 ? part : part.replace(/\s*\n\s*\n\s*/g, '\n')))
		.join('');

/** The URL of a picture. Plugins for lazy loading write a placeholder into `src`. */
const pictureSource = (attribs: Attributes): string | undefined =>
	attribs['data-lazy-src'] || attribs['data-src'] || attribs.src;

/** Removes the copies of lazily loaded pictures for browsers without JavaScript. */
function withoutCopies(html: string): string {
	const copies = /<noscript>([\s\S]*?)<\/noscript>/gi;
	const originals = html.replace(copies, '');
	return html.replace(copies, (_whole, content: string) => {
		const source = /\ssrc=(["'])(.*?)\1/.exec(content)?.[2];
		return source && originals.includes(source) ? '' : content;
	});
}

/** Shifts headings so that the highest one is h2, below the page's title: skipped levels would violate WCAG 1.3.1. */
function withHeadingsFromTwo(html: string): string {
	const levels = [...html.matchAll(/<h([2-6])[\s>]/g)].map(([, level]) => Number(level));
	const distance = Math.min(...levels, 6) - 2;
	if (levels.length === 0 || distance === 0) return html;
	return html.replace(
		/(<\/?h)([2-6])(?=[\s>])/g,
		(_tag, start, level) => start + (Number(level) - distance),
	);
}

function withClass(tag: Tag, names: string | undefined): Tag {
	const classes = (names ?? '').split(/\s+/).flatMap((name) => blockClasses.get(name) ?? []);
	return classes.length > 0
		? { ...tag, attribs: { ...tag.attribs, class: [...new Set(classes)].join(' ') } }
		: tag;
}

function embedLinkTag({ src = '', title }: Attributes): Tag {
	const link = embedLink(src, title);
	if (!link) return { tagName: 'span', attribs: {} };
	const attribs = { class: 'block-embed', href: link.href, target: '_blank', rel: 'noopener' };
	return { tagName: 'a', attribs, text: link.text };
}
