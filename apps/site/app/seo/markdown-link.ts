import type { MetaDescriptor } from 'react-router';
import { markdownPathOf } from '#shared/addresses/markdown-path.ts';

/** Tells programs where the page at a path is found as Markdown. */
export function markdownLink(path: string): MetaDescriptor {
	return {
		tagName: 'link',
		rel: 'alternate',
		type: 'text/markdown',
		href: markdownPathOf(path),
	};
}
