import { htmlBlockClasses } from '@website/contracts/html-blocks';
import sanitizeHtml from 'sanitize-html';
import { safeSchemes } from '#shared/addresses/link-address.ts';

const headings = ['h2', 'h3', 'h4', 'h5', 'h6'];

/** Reduces HTML to an allow-list; `mapUrl` rewrites addresses of images and links. Of a link to what is not offered the words stay. */
export function sanitizeContentHtml(
	html: string,
	mapUrl: (url: string) => string,
	isOffered: (url: string) => boolean = () => true,
): string {
	return sanitizeHtml(html, {
		exclusiveFilter: ({ tag, attribs }) =>
			tag === 'a' && attribs.href && !isOffered(attribs.href) ? 'excludeTag' : false,
		allowedTags: [
			...headings,
			...[
				'p',
				'div',
				'br',
				'hr',
				'ul',
				'ol',
				'li',
				'dl',
				'dt',
				'dd',
				'blockquote',
				'figure',
				'figcaption',
			],
			...[
				'strong',
				'b',
				'em',
				'i',
				'u',
				's',
				'sub',
				'sup',
				'code',
				'pre',
				'kbd',
				'abbr',
				'small',
				'mark',
			],
			...[
				'a',
				'img',
				'span',
				'data',
				'table',
				'caption',
				'thead',
				'tbody',
				'tfoot',
				'tr',
				'th',
				'td',
			],
		],
		allowedAttributes: {
			a: ['href', 'title', 'target', 'rel', 'hreflang'],
			img: ['src', 'alt', 'width', 'height', 'loading'],
			abbr: ['title'],
			th: ['scope', 'colspan', 'rowspan'],
			td: ['colspan', 'rowspan'],
			ol: ['start'],
			span: ['lang'],
			// A figure of the price list (content contract, HTML).
			data: ['price', 'country', 'show', 'volume', 'quantity', 'per', 'operator'].map(
				(name) => `data-${name}`,
			),
			...Object.fromEntries(headings.map((tag) => [tag, ['id']])),
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
				attribs: { ...attributes, src: mapUrl(attributes.src ?? ''), loading: 'lazy' },
			}),
		},
	});
}
