import type { Animation, MediaItem } from '../graphql/generated/resolvers.ts';
import type { AnimationGroup } from '../payload-types.ts';
import type { Related } from './ids.ts';

/** A vector animation by link, with the defaults of specification section 4; null without a file. */
export async function mapAnimation(
	data: AnimationGroup | null | undefined,
	media: (value: Related) => Promise<MediaItem | null>,
): Promise<Animation | null> {
	const [file, poster] = await Promise.all([media(data?.file), media(data?.poster)]);
	if (!data || !file) return null;
	return {
		animationLink: file.url,
		animationData: null,
		poster,
		loop: data.loop ?? true,
		autoplay: data.autoplay ?? true,
		speed: data.speed ?? 1,
		pauseOnHover: data.pauseOnHover ?? false,
		playOnHover: data.playOnHover ?? false,
		alt: data.alt ?? file.alt,
	};
}
