import { select } from 'hast-util-select';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { limits } from '../settings/limits.ts';

/** The texts on a share image, which are also the page's Open Graph texts. */
export interface ShareTexts {
	title: string;
	description: string;
	siteName: string;
}

const parser = unified().use(rehypeParse);

/** The texts for the share image of a page, from the Open Graph elements in the head of its HTML. */
export function shareTexts(html: string): ShareTexts {
	const head = parser.parse(html.slice(0, html.indexOf('</head>')));
	const content = (name: string) => {
		const value = select(`meta[property="og:${name}"]`, head)?.properties.content;
		return typeof value === 'string' ? value.slice(0, limits.shareImages.maxTextLength) : '';
	};
	return {
		title: content('title'),
		description: content('description'),
		siteName: content('site_name'),
	};
}
