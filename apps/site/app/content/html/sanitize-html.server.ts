import { htmlAttributes, htmlBlockClasses, htmlElements } from '@website/contracts/html-blocks';
import { safeSchemes } from '@website/contracts/safe-address';
import sanitizeHtml, { type Attributes } from 'sanitize-html';
import { fluidImage } from '#shared/addresses/image-source.ts';
import { contentMediaPath } from '#shared/addresses/media-path.ts';

/** Reduces HTML to an allow-list; `mapUrl` rewrites the URLs of images and links. A link that is not offered is replaced by its text. */
export function sanitizeContentHtml(
	html: string,
	mapUrl: (url: string) => string,
	isSupported: (url: string) => boolean = () => true,
): string {
	return sanitizeHtml(html, {
		exclusiveFilter: ({ tag, attribs }) =>
			tag === 'a' && attribs.href && !isSupported(attribs.href) ? 'excludeTag' : false,
		allowedTags: [...htmlElements],
		allowedAttributes: {
			...htmlAttributes,
			img: [...htmlAttributes.img, 'srcset', 'sizes', 'loading'],
		},
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
		},
	});
}

/** The `sizes` of images in texts: the width of the text column (`--container-prose`), or the viewport. */
const textWidth = '(min-width: 44rem) 42rem, 100vw';

/** The sources of an image: images of the content host get the site's sizes; SVGs, animations and images of other hosts do not change. */
function imageSource(address: string, width: number | null): Attributes {
	const isScaled =
		address.startsWith(`${contentMediaPath}/`) && /\.(jpe?g|png|webp|avif)(\?|$)/i.test(address);
	// Ignores the `srcset` and `sizes` of the content.
	if (!isScaled) return { src: address, srcset: '', sizes: '' };
	const { src, srcSet } = fluidImage(address, width);
	return { src, srcset: srcSet, sizes: textWidth };
}
