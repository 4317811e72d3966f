import { withoutSoftHyphens } from '@website/contracts/soft-hyphens';
import type { MetaDescriptor } from 'react-router';
import { markdownPathOf } from '#shared/addresses/paths-of-pages.ts';

/** A `meta` element with a name; omitted if the content is empty. */
export function metaName(name: string, content: string): MetaDescriptor[] {
	return content ? [{ name, content: withoutSoftHyphens(content) }] : [];
}

/** A `meta` element with a property, as in Open Graph; omitted if the content is empty. */
export function metaProperty(name: string, content: string): MetaDescriptor[] {
	return content ? [{ property: name, content: withoutSoftHyphens(content) }] : [];
}

export interface Feed {
	/** Path of the feed. */
	href: string;
	title: string;
}

/** A link to the feed of a page, for feed readers (RFC 4287). */
export function feedLink({ href, title }: Feed): MetaDescriptor {
	return { tagName: 'link', rel: 'alternate', type: 'application/atom+xml', title, href };
}

/** A link to the Markdown version of a page, for programs. */
export function markdownLink(path: string): MetaDescriptor {
	return {
		tagName: 'link',
		rel: 'alternate',
		type: 'text/markdown',
		href: markdownPathOf(path),
	};
}
