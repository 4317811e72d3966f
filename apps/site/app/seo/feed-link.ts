import type { MetaDescriptor } from 'react-router';

export interface Feed {
	/** Path of the feed. */
	href: string;
	title: string;
}

/** A link to the feed of a page, for feed readers (RFC 4287). */
export function feedLink({ href, title }: Feed): MetaDescriptor {
	return { tagName: 'link', rel: 'alternate', type: 'application/atom+xml', title, href };
}
