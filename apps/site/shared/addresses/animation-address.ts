import { contentMediaPath } from './media-path.ts';

/** Path below which the site serves animations of other hosts: `/animations/{host}/{path}`. */
export const remoteAnimationPath = '/animations';

export interface AnimationHosts {
	/** Origin of the content host's media, replaced by the site's own alias. */
	mediaOrigin: string;
	/** Hosts animations may come from, beside the content host. */
	animationHosts: readonly string[];
}

/**
 * The site's own address of an animation link, so that no other host learns of visitors. A link to a host that isn't
 * listed stays as it is, and the animation refuses it.
 */
export function animationAddress(
	link: string,
	{ mediaOrigin, animationHosts }: AnimationHosts,
): string {
	if (link.startsWith(`${mediaOrigin}/`)) return contentMediaPath + link.slice(mediaOrigin.length);
	if (!URL.canParse(link)) return link;
	const { protocol, host, pathname, search } = new URL(link);
	return protocol === 'https:' && animationHosts.includes(host)
		? `${remoteAnimationPath}/${host}${pathname}${search}`
		: link;
}
