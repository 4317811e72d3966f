export type Direction = 'forward' | 'reverse' | 'alternate';

/** How an animation plays (specification sections 4 and 9). */
export interface AnimationOptions {
	loop: boolean;
	autoplay: boolean;
	speed: number;
	/** Milliseconds before it first moves. */
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

/** Where an animation comes from: one of the two. */
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
	const set = Object.entries(options).filter(([, value]) => value !== undefined);
	return { ...animationDefaults, ...Object.fromEntries(set) };
}

/** Why an animation can't be shown at all; undefined when it can (specification sections 5 and 8). */
export function animationError(
	{ animationLink, animationData }: AnimationSource,
	{ speed }: AnimationOptions,
): string | undefined {
	if (!animationLink && !animationData) {
		return 'You must provide either animationLink or animationData';
	}
	return speed > 0 ? undefined : 'Speed must be greater than 0';
}

/** What contradicts itself, although the animation is shown: logged as an error (specification section 5). */
export function animationConflict(options: AnimationOptions): string | undefined {
	return options.pauseAnimation && (options.pauseOnHover || options.playOnHover)
		? 'pauseAnimation cannot be used together with pauseOnHover or playOnHover'
		: undefined;
}
