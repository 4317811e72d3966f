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

/** Returns whether the animation should play now. It never does out of view or with `pauseAnimation`; else the visitor's choice overrides the options. */
export function shouldPlay(options: PlayOptions, now: Circumstances): boolean {
	if (options.pauseAnimation || !now.isSeen || now.choice === 'pause') return false;
	if (now.choice === 'play') return true;
	if (now.prefersReducedMotion) return false;
	if (options.playOnHover) return now.isHovered;
	return options.autoplay && !(options.pauseOnHover && now.isHovered);
}

/** Returns whether the animation needs a button (WCAG 2.2.2): if it moves for more than five seconds or doesn't autoplay. */
export function needsButton(
	options: Pick<AnimationOptions, 'autoplay' | 'loop' | 'pauseAnimation' | 'playOnHover'>,
	{ seconds, prefersReducedMotion }: { seconds: number; prefersReducedMotion: boolean },
): boolean {
	if (options.pauseAnimation) return false;
	const startsItself = options.autoplay && !options.playOnHover && !prefersReducedMotion;
	return !startsItself || options.loop || seconds > 5;
}
