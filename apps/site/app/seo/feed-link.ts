import type { MetaDescriptor } from 'react-router';

export interface Feed {
	/** The feed's own path. */
	href: string;
	title: string;
}

/** Tells feed readers where a page's feed is (RFC 4287). */
export function feedLink({ href, title }: Feed): MetaDescriptor {
	return { tagName: 'link', rel: 'alternate', type: 'application/atom+xml', title, href };
}
