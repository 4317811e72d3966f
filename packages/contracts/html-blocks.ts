/** Classes that HTML of the content contract may have; the site styles them. Every other class is dropped. */
export const htmlBlockClasses = [
	'block-columns',
	'block-column',
	'block-buttons',
	'block-button',
	'block-gallery',
	'block-pullquote',
	'block-embed',
	'block-wide',
] as const;

export type HtmlBlockClass = (typeof htmlBlockClasses)[number];
