import { htmlAttributes, htmlBlockClasses, htmlElements } from '@website/contracts/html-blocks';
import { safeSchemes } from '@website/contracts/safe-address';
import sanitizeHtml, { type Attributes, type Tag } from 'sanitize-html';
import { fluidImage } from '#shared/addresses/image-source.ts';
import { contentMediaPath, firstFrame } from '#shared/addresses/media-path.ts';

/** Reduces HTML to an allow-list; `mapUrl` rewrites the URLs of files and links. A link that is not offered is replaced by its text. */
export function sanitizeContentHtml(
	html: string,
	mapUrl: (url: string) => string,
	isSupported: (url: string) => boolean = () => true,
): string {
	return sanitizeHtml(html, {
		exclusiveFilter: ({ tag, attribs }) => {
			if (tag === 'a' && attribs.href && !isSupported(attribs.href)) return 'excludeTag';
			return tag === 'track' && !isOwnFile(attribs.src);
		},
		allowedTags: [...htmlElements],
		allowedAttributes: {
			...htmlAttributes,
			img: [...htmlAttributes.img, 'srcset', 'sizes', 'loading'],
			audio: [...htmlAttributes.audio, 'controls', 'preload'],
			video: [...htmlAttributes.video, 'controls', 'preload', 'playsinline'],
		},
		selfClosing: [...sanitizeHtml.defaults.selfClosing, 'track'],
		allowedClasses: { '*': [...htmlBlockClasses] },
		allowedSchemes: [...safeSchemes],
		allowProtocolRelative: false,
		transformTags: {
			h1: 'h2',
			a: (tagName, attributes) => ({
				tagName,
				attribs: {
					...attributes,
					...(attributes.href !== undefined && { href: mapUrl(attributes.href) }),
					...(attributes.target === '_blank' && { rel: 'noopener' }),
				},
			}),
			img: (tagName, attributes) => ({
				tagName,
				attribs: {
					...attributes,
					...imageSource(mapUrl(attributes.src ?? ''), Number(attributes.width) || null),
					loading: 'lazy',
				},
			}),
			audio: (tagName, attributes) => player(tagName, attributes, mapUrl),
			video: (tagName, attributes) => player(tagName, attributes, mapUrl),
			track: (tagName, attributes) => ({
				tagName,
				attribs: { ...attributes, src: mapUrl(attributes.src ?? '') },
			}),
		},
	});
}

const isOwnFile = (address = ''): boolean => address.startsWith(`${contentMediaPath}/`);

/** A player that loads a file of the content host when it is played. Files of other hosts become links: browsers load nothing from there. */
function player(tagName: string, attributes: Attributes, mapUrl: (url: string) => string): Tag {
	const src = mapUrl(attributes.src ?? '');
	const name = attributes['aria-label'] ?? '';
	if (!isOwnFile(src))
		return { tagName: 'a', attribs: { href: src, class: 'block-embed' }, text: name || src };
	const poster = mapUrl(attributes.poster ?? '');
	const { width, height } = attributes;
	const film = {
		...(isOwnFile(poster) && { poster }),
		...(width && { width }),
		...(height && { height }),
		playsinline: '',
	};
	const showsFirstFrame = tagName === 'video' && !isOwnFile(poster);
	return {
		tagName,
		attribs: {
			src: showsFirstFrame ? firstFrame(src) : src,
			...(name && { 'aria-label': name }),
			controls: '',
			preload: showsFirstFrame ? 'metadata' : 'none',
			...(tagName === 'video' && film),
		},
	};
}

/** The `sizes` of images in texts: the width of the text column (`--container-prose`), or the viewport. */
const textWidth = '(min-width: 44rem) 42rem, 100vw';

/** The sources of an image: images of the content host get the site's sizes; SVGs, animations and images of other hosts do not change. */
function imageSource(address: string, width: number | null): Attributes {
	const isScaled = isOwnFile(address) && /\.(jpe?g|png|webp|avif)(\?|$)/i.test(address);
	// Ignores the `srcset` and `sizes` of the content.
	if (!isScaled) return { src: address, srcset: '', sizes: '' };
	const { src, srcSet } = fluidImage(address, width);
	return { src, srcset: srcSet, sizes: textWidth };
}
