export type Direction = 'forward' | 'reverse' | 'alternate';

/** Playback options of an animation (specification sections 4 and 9). */
export interface AnimationOptions {
	loop: boolean;
	autoplay: boolean;
	speed: number;
	/** Delay before the first play, in milliseconds. */
	delay: number;
	direction: Direction;
	renderer: 'svg';
	width: string;
	height: string;
	scale: number;
	background: string;
	pauseOnHover: boolean;
	playOnHover: boolean;
	pauseAnimation: boolean;
	curveSegments: number;
}

/** Source of an animation: a link or inline data. */
export interface AnimationSource {
	animationLink?: string | null;
	animationData?: Record<string, unknown> | null;
}

/** Defaults (specification sections 4 and 9). */
export const animationDefaults: AnimationOptions = {
	loop: true,
	autoplay: true,
	speed: 1,
	delay: 0,
	direction: 'forward',
	renderer: 'svg',
	width: '100%',
	height: '100%',
	scale: 1,
	background: 'transparent',
	pauseOnHover: false,
	playOnHover: false,
	pauseAnimation: false,
	curveSegments: 150,
};

export function animationOptions(options: Partial<AnimationOptions>): AnimationOptions {
	const defined = Object.entries(options).filter(([, value]) => value !== undefined);
	return { ...animationDefaults, ...Object.fromEntries(defined) };
}

/** Returns the error because of which only the poster is shown, or undefined (specification sections 5 and 8). */
export function animationError(
	{ animationLink, animationData }: AnimationSource,
	{ speed }: AnimationOptions,
): string | undefined {
	if (!animationLink && !animationData) {
		return 'You must provide either animationLink or animationData';
	}
	return speed > 0 ? undefined : 'Speed must be greater than 0';
}

/** Returns a conflict between options, or undefined. It is logged as an error, but the animation is shown (specification section 5). */
export function animationConflict(options: AnimationOptions): string | undefined {
	return options.pauseAnimation && (options.pauseOnHover || options.playOnHover)
		? 'pauseAnimation cannot be used together with pauseOnHover or playOnHover'
		: undefined;
}

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
