import { type MediaHosts, mediaAddress } from './media-path.ts';

/** Path below which the site serves animations of other hosts: `/animations/{host}/{path}`. */
export const remoteAnimationPath = '/animations';

export interface AnimationHosts extends MediaHosts {
	animationHosts: readonly string[];
}

/** The site's own address of an animation link, so that no other host learns of visitors; a host that isn't listed stays, and is refused. */
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
