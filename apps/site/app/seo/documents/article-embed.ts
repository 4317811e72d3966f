import { withoutSoftHyphens } from '@website/contracts/soft-hyphens';
import type { GetPostQuery } from '~/content/generated/operations';
import { plainText } from '../plain-text';
import { socialImageUrl } from '../share-image/social-image';

type Post = NonNullable<GetPostQuery['post']>;

/** How long other sites may cache an article's response, in seconds. */
const cacheAge = 86_400;

/**
 * An article as an oEmbed `link` (oembed.com, 2.3.4): title, author, and the share image of 1200 × 630 pixels if it fits into the requested
 * size.
 */
export function articleEmbed(
	post: Pick<Post, 'title' | 'author' | 'coverImage' | 'featuredImage'>,
	{ origin, provider, hasRoom }: { origin: string; provider: string; hasRoom: boolean },
): Record<string, string | number> {
	const image = hasRoom ? (post.coverImage ?? post.featuredImage) : null;
	return {
		version: '1.0',
		type: 'link',
		title: plainText(post.title),
		...(post.author ? { author_name: withoutSoftHyphens(post.author.name) } : {}),
		...(provider ? { provider_name: withoutSoftHyphens(provider) } : {}),
		provider_url: origin,
		cache_age: cacheAge,
		...(image
			? {
					thumbnail_url: socialImageUrl(image, origin),
					thumbnail_width: 1200,
					thumbnail_height: 630,
				}
			: {}),
	};
}
