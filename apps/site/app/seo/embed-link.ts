import type { MetaDescriptor } from 'react-router';
import { embedPathOf } from '#shared/addresses/embed-path.ts';

/** Tells other sites where an article's oEmbed answer is (oembed.com, section 4). */
export function embedLink(path: string): MetaDescriptor {
	return {
		tagName: 'link',
		rel: 'alternate',
		type: 'application/json+oembed',
		href: embedPathOf(path),
	};
}
