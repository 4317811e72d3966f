import {
	type HtmlBlockClass,
	htmlAttributes,
	htmlBlockClasses,
	htmlElements,
} from '@website/contracts/html-blocks';
import { safeSchemes } from '@website/contracts/safe-address';
import sanitizeHtml, { type Attributes, type Tag } from 'sanitize-html';
import type { Addresses } from '../catalog/addresses.ts';
import { safeDecode } from '../catalog/safe-decode.ts';
import { withoutShortcodes } from './shortcodes.ts';

const watchPages: readonly [pattern: RegExp, page: string][] = [
	[/^(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([\w-]+)/, 'https://www.youtube.com/watch?v=$1'],
	[/^player\.vimeo\.com\/video\/(\d+)/, 'https://vimeo.com/$1'],
];

/** The contract's classes for the classes of WordPress blocks. */
const blockClasses: ReadonlyMap<string, HtmlBlockClass> = new Map<string, HtmlBlockClass>([
	['wp-block-columns', 'block-columns'],
	['wp-block-column', 'block-column'],
	['wp-block-buttons', 'block-buttons'],
	['wp-block-button__link', 'block-button'],
	['wp-block-media-text', 'block-columns'],
	['wp-block-media-text__content', 'block-column'],
	['wp-block-media-text__media', 'block-column'],
	['wp-block-cover', 'block-columns'],
	['wp-block-cover__inner-container', 'block-column'],
	['wp-block-gallery', 'block-gallery'],
	['gallery', 'block-gallery'],
	['wp-block-pullquote', 'block-pullquote'],
	['wp-block-embed', 'block-embed'],
	['alignwide', 'block-wide'],
	['alignfull', 'block-wide'],
	...htmlBlockClasses.map((name) => [name, name] as const),
]);

/** The class that marks parts to remove. */
const omitted = 'omitted';
/**
 * Parts without an equivalent: lists by tag and month, the sign-in, pages of a list, the second link to a file, and comments, which follow
 * the article.
 */
const omittedClasses =
	/(?:^|\s)(?:wp-block-(?:tag-cloud|archives|calendar|loginout|query-pagination|file__button|(?:latest-|post-)?comments(?:-form|-count|-link)?)|wp-calendar-(?:table|nav)|comment-respond|comment-reply-link)(?:\s|$)/;

/**
 * Converts HTML of WordPress to HTML of the contract: sanitized by an allow-list, with the site's links and full URLs of files. Blocks
 * keep the classes that the site styles. Embeds, which would load third-party content, become links.
 */
export function cleanHtml(html: string | null | undefined, addresses: Addresses): string {
	if (!html) return '';
	const withoutDeadLinks = withEmbedAddresses(
		withPlayers(withoutCopies(withoutShortcodes(html))),
	).replace(
		/<a\s[^>]*?href=(["'])([^"'<>]*)\1[^>]*>\s*(<img[^>]*>)\s*<\/a>/gi,
		(whole, _quote, href, picture) => (addresses.isUnpublished(href) ? picture : whole),
	);
	const clean = sanitizeHtml(withoutDeadLinks, {
		allowedTags: [...htmlElements],
		allowedAttributes: { ...htmlAttributes, '*': ['class'] },
		allowedSchemes: [...safeSchemes],
		allowProtocolRelative: false,
		transformTags: {
			// Runs after the transforms below.
			'*': (tagName, { class: names = '', ...attribs }) =>
				attribs['aria-hidden'] === 'true' || 'hidden' in attribs || omittedClasses.test(names)
					? { tagName: 'div', attribs: { class: omitted } }
					: withClass(withCoverPicture({ tagName, attribs }, names, addresses), names),
			address: (_tagName, attribs) => ({ tagName: 'p', attribs }),
			h1: (_tagName, attribs) => ({ tagName: 'h2', attribs }),
			ol: listTag,
			td: cellTag,
			th: cellTag,
			a: (tagName, { href, name, ...attribs }) => ({
				tagName,
				attribs: {
					...(name && { id: name }),
					...attribs,
					...(href !== undefined && { href: addresses.link(href) }),
				},
			}),
			img: (tagName, attribs) => ({
				tagName,
				attribs: { ...attribs, src: ownPicture(attribs, addresses) },
			}),
			audio: (tagName, attribs) => playerTag(tagName, attribs, addresses),
			video: (tagName, attribs) => playerTag(tagName, attribs, addresses),
			track: (tagName, attribs) => ({
				tagName,
				attribs: { ...attribs, src: addresses.file(attribs.src) ?? '' },
			}),
			iframe: (_tagName, attribs) => embedLinkTag(attribs),
		},
		exclusiveFilter: ({ tag, attribs }) => {
			if (attribs.class === omitted) return true;
			// A link without a target is replaced by its text.
			if (tag === 'a' && !attribs.href && !attribs.id) return 'excludeTag';
			return withSource.has(tag) && !attribs.src;
		},
		selfClosing: [...sanitizeHtml.defaults.selfClosing, 'track'],
	});
	const filled = clean.replace(emptyLink, '').replace(emptyBlock, '');
	return withHeadingsFromTwo(withoutBlankLines(filled).trim());
}

/** The link of an avatar, which is not shown. The targets of anchors are empty too. */
const emptyLink = /<a(?![^>]*\sid=)\s[^>]*>\s*<\/a>/g;
const emptyBlock = /<(p|ul|ol)>(?:\s|&nbsp;|<br \/>)*<\/\1>/g;

/** Elements that are removed without a source. */
const withSource: ReadonlySet<string> = new Set(['img', 'audio', 'video', 'track']);

/** Players as the contract has them: the first source as `src`, and only tracks inside. */
const withPlayers = (html: string): string =>
	html.replace(
		/<(audio|video)\b([^>]*)>([\s\S]*?)<\/\1>/gi,
		(_player, tag, attributes, content: string) => {
			const source = /<source\b[^>]*?(\ssrc=(["']).*?\2)/i.exec(content)?.[1] ?? '';
			const tracks = content.match(/<track\b[^>]*>/gi) ?? [];
			return `<${tag}${attributes}${source}>${tracks.join('')}</${tag}>`;
		},
	);

/** A player named by its file. */
function playerTag(tagName: string, attribs: Attributes, addresses: Addresses): Tag {
	const { src = '', poster } = attribs;
	const posterFile = addresses.file(poster);
	return {
		tagName,
		attribs: {
			...attribs,
			src: addresses.file(src) ?? '',
			'aria-label': safeDecode(src.replace(/[?#].*$/, '').replace(/^.*\//, '')),
			...(posterFile && { poster: posterFile }),
		},
	};
}

/** Embeds that WordPress could not load contain only their address. */
const withEmbedAddresses = (html: string): string =>
	html
		.replace(
			/(<div class="wp-block-embed__wrapper">)\s*(https?:\/\/[^\s<>"]+)\s*(?=<\/div>)/g,
			'$1<iframe src="$2"></iframe>',
		)
		// The link beside it names the article.
		.replace(/<iframe\b[^>]*class="wp-embedded-content"[^>]*><\/iframe>/g, '');

/** Removes the lines between blocks, but none of preformatted text. */
const withoutBlankLines = (html: string): string =>
	html
		.split(/(<pre[\s>][\s\S]*?<\/pre>)/)
		.map((part, index) => (index % 2 === 1 ? part : part.replace(/\s*\n\s*\n\s*/g, '\n')))
		.join('');

const pictureAddress = /^(?:https?:)?\/[^\s]+\.(?:avif|gif|jpe?g|png|svg|webp)(?:[?#]|$)/i;

/**
 * The URL of a picture. Plugins for lazy loading write a placeholder into `src`, and the URL into an attribute of their own: one that ends
 * in "src", or any other of data if `src` is no picture of the site.
 */
function pictureSource({ src = '', srcset, ...attribs }: Attributes): string {
	const named = Object.entries(attribs).filter(
		([name, value]) => name.startsWith('data-') && pictureAddress.test(value),
	);
	const source = named.find(([name]) => name.endsWith('src'));
	if (source) return source[1];
	if (pictureAddress.test(src) && !src.includes('/plugins/')) return src;
	const sets = [srcset, attribs['data-srcset'], attribs['data-lazy-srcset']];
	const [largest] = sets.flatMap((set) => set?.trim().split(/\s+/).at(-2) ?? []);
	return named[0]?.[1] ?? (largest && pictureAddress.test(largest) ? largest : src);
}

/** The URL of a picture; empty for an avatar elsewhere, which would send every visitor's IP address there. */
function ownPicture(attribs: Attributes, addresses: Addresses): string {
	const source = pictureSource(attribs);
	const isAvatar = /(?:^|\s)avatar(?:\s|$)/.test(attribs.class ?? '');
	return isAvatar && !addresses.isOwn(source) ? '' : (addresses.file(source) ?? '');
}

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

/** The fixed picture of a cover is the background of an element. */
function withCoverPicture(tag: Tag, names: string, addresses: Addresses): Tag {
	if (tag.tagName !== 'div' || !names.includes('wp-block-cover__image-background')) return tag;
	const { style = '', 'aria-label': alt = '' } = tag.attribs;
	const source = /background-image:\s*url\((["']?)(.*?)\1\)/.exec(style)?.[2];
	return { tagName: 'img', attribs: { src: addresses.file(source) ?? '', alt } };
}

const listStyles: ReadonlyMap<string | undefined, string> = new Map([
	['a', 'lower-alpha'],
	['A', 'upper-alpha'],
	['i', 'lower-roman'],
	['I', 'upper-roman'],
]);

/** A list with the class of its numbering: the list block writes a style, older HTML an attribute. */
function listTag(tagName: string, { class: names = '', style = '', ...attribs }: Attributes): Tag {
	const numbering =
		/list-style-type:\s*([\w-]+)/.exec(style)?.[1] ?? listStyles.get(attribs.type) ?? '';
	return { tagName, attribs: { ...attribs, class: `${names} block-${numbering}` } };
}

/** A cell with the class of its alignment: the table block writes a class, the classic editor an attribute or a style. */
function cellTag(tagName: string, attribs: Attributes): Tag {
	const { align = '', class: names = '', style = '' } = attribs;
	const [, side] =
		/(?:^|has-text-align-|text-align:\s*)(center|right)\b/.exec(`${align} ${names} ${style}`) ?? [];
	return { tagName, attribs: { ...attribs, class: side ? `${names} block-${side}` : names } };
}

function withClass(tag: Tag, names: string): Tag {
	const classes = names.split(/\s+/).flatMap((name) => blockClasses.get(name) ?? []);
	return classes.length > 0
		? { ...tag, attribs: { ...tag.attribs, class: [...new Set(classes)].join(' ') } }
		: tag;
}

/** A link to the URL at which a visitor opens an embedded object, such as a video; only its text if the source is not a URL. */
function embedLinkTag({ src = '', title }: Attributes): Tag {
	const url = URL.parse(src.startsWith('//') ? `https:${src}` : src);
	if (!url || !/^https?:$/.test(url.protocol)) return { tagName: 'span', attribs: {} };
	const hostAndPath = url.host + url.pathname;
	const [pattern, page] = watchPages.find(([one]) => one.test(hostAndPath)) ?? [];
	const href =
		pattern && page
			? (pattern.exec(hostAndPath)?.[0] ?? hostAndPath).replace(pattern, page)
			: url.href;
	const name = new URL(href).host.replace(/^www\./, '');
	const attribs = { class: 'block-embed', href, target: '_blank', rel: 'noopener' };
	return { tagName: 'a', attribs, text: title ? `${title} (${name})` : name };
}
