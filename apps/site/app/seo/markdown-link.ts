import type { MetaDescriptor } from 'react-router';
import { markdownPathOf } from '#shared/addresses/markdown-path.ts';

/** A link to the Markdown version of a page, for programs. */
export function markdownLink(path: string): MetaDescriptor {
	return {
		tagName: 'link',
		rel: 'alternate',
		type: 'text/markdown',
		href: markdownPathOf(path),
	};
}
