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
