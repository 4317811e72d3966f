import { type MediaHosts, mediaAddress } from './media-path.ts';

/** Path prefix of animations that the site proxies from other hosts: `/animations/{host}/{path}`. */
export const remoteAnimationPath = '/animations';

export interface AnimationHosts extends MediaHosts {
	animationHosts: readonly string[];
}

/**
 * The site's own URL for an animation link, so that no other host gets requests of visitors. Links to other hosts than the listed ones
 * stay unchanged and are blocked.
 */
export function animationAddress(
	link: string,
	{ animationHosts, ...hosts }: AnimationHosts,
): string {
	const address = mediaAddress(link, hosts);
	if (address !== link) return address;
	if (!URL.canParse(link)) return link;
	const { protocol, host, pathname, search } = new URL(link);
	return protocol === 'https:' && animationHosts.includes(host)
		? `${remoteAnimationPath}/${host}${pathname}${search}`
		: link;
}
