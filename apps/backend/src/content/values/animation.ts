import type { Animation, MediaItem } from '@website/contracts/content-types';
import type { AnimationGroup } from '../../payload-types.ts';
import type { Related } from './relations.ts';

/** A vector animation from data or a file, with the defaults of specification section 4; null without either. */
export async function mapAnimation(
	data: AnimationGroup | null | undefined,
	media: (value: Related) => Promise<MediaItem | null>,
): Promise<Animation | null> {
	const animationData = parse(data?.data);
	const [file, poster] = await Promise.all([
		animationData ? null : media(data?.file),
		media(data?.poster),
	]);
	if (!data || !(animationData || file)) return null;
	return {
		animationLink: file?.url ?? null,
		animationData,
		poster,
		loop: data.loop ?? true,
		autoplay: data.autoplay ?? true,
		speed: data.speed ?? 1,
		delay: data.delay ?? 0,
		direction: data.direction ?? 'forward',
		width: data.width || '100%',
		height: data.height || '100%',
		scale: data.scale ?? 1,
		background: data.background || 'transparent',
		pauseOnHover: data.pauseOnHover ?? false,
		playOnHover: data.playOnHover ?? false,
		pauseAnimation: data.pauseAnimation ?? false,
		alt: data.alt ?? file?.alt ?? '',
	};
}

/** The field accepts only animations, so the parsed value is an object. */
const parse = (text: string | null | undefined): Record<string, unknown> | null =>
	text ? JSON.parse(text) : null;
