import { useMemo } from 'react';
import { type AnimationOptions, animationOptions } from './animation-options';

/** The same object for as long as every option is the same, so that the player isn't made anew. */
export function useStableOptions(partial: Partial<AnimationOptions>): AnimationOptions {
	const options = animationOptions(partial);
	const key = JSON.stringify(options);
	// biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for every option
	return useMemo(() => options, [key]);
}
