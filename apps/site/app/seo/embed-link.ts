import type { MetaDescriptor } from 'react-router';
import { embedPathOf } from '#shared/addresses/embed-path.ts';

/** A link to the oEmbed response of an article, for other sites (oembed.com, section 4). */
export function embedLink(path: string): MetaDescriptor {
	return {
		tagName: 'link',
		rel: 'alternate',
		type: 'application/json+oembed',
		href: embedPathOf(path),
	};
}
