import type { AnimationOptions } from './animation-options';

export interface PlayConditions {
	isVisible: boolean;
	isHovered: boolean;
	prefersReducedMotion: boolean;
	choice: 'play' | 'pause' | null;
}

type PlayOptions = Pick<
	AnimationOptions,
	'autoplay' | 'pauseAnimation' | 'pauseOnHover' | 'playOnHover'
>;

/** Returns whether the animation should play: never out of view or with `pauseAnimation`. The visitor's choice overrides other options. */
export function shouldPlay(options: PlayOptions, conditions: PlayConditions): boolean {
	if (options.pauseAnimation || !conditions.isVisible || conditions.choice === 'pause')
		return false;
	if (conditions.choice === 'play') return true;
	if (conditions.prefersReducedMotion) return false;
	if (options.playOnHover) return conditions.isHovered;
	return options.autoplay && !(options.pauseOnHover && conditions.isHovered);
}

/** Returns whether the animation needs a button (WCAG 2.2.2): if it moves for more than five seconds or doesn't autoplay. */
export function needsButton(
	options: Pick<AnimationOptions, 'autoplay' | 'loop' | 'pauseAnimation' | 'playOnHover'>,
	{ seconds, prefersReducedMotion }: { seconds: number; prefersReducedMotion: boolean },
): boolean {
	if (options.pauseAnimation) return false;
	const autoplays = options.autoplay && !options.playOnHover && !prefersReducedMotion;
	return !autoplays || options.loop || seconds > 5;
}
