import type { AnimationOptions } from './animation-options';

export interface Circumstances {
	isSeen: boolean;
	isHovered: boolean;
	prefersReducedMotion: boolean;
	choice: 'play' | 'pause' | null;
}

type PlayOptions = Pick<
	AnimationOptions,
	'autoplay' | 'pauseAnimation' | 'pauseOnHover' | 'playOnHover'
>;

/** Whether the animation moves now. Nothing moves unseen; the visitor's choice wins over how it was set up. */
export function shouldPlay(options: PlayOptions, now: Circumstances): boolean {
	if (options.pauseAnimation || !now.isSeen || now.choice === 'pause') return false;
	if (now.choice === 'play') return true;
	if (now.prefersReducedMotion) return false;
	if (options.playOnHover) return now.isHovered;
	return options.autoplay && !(options.pauseOnHover && now.isHovered);
}

/** Whether a button is needed (WCAG 2.2.2): if it moves longer than five seconds or doesn't start by itself. */
export function needsButton(
	options: Pick<AnimationOptions, 'autoplay' | 'loop' | 'pauseAnimation' | 'playOnHover'>,
	{ seconds, prefersReducedMotion }: { seconds: number; prefersReducedMotion: boolean },
): boolean {
	if (options.pauseAnimation) return false;
	const startsItself = options.autoplay && !options.playOnHover && !prefersReducedMotion;
	return !startsItself || options.loop || seconds > 5;
}
