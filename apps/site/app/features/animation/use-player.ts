import { type RefObject, useEffect, useState } from 'react';
import { loadAnimationData } from './animation-data';
import type { AnimationOptions, AnimationSource } from './animation-options';
import { type AnimationPlayer, createPlayer } from './player';

/** Loading ends with `done` or `failed` (specification section 4). */
export type AnimationState =
	| { status: 'waiting' | 'loading' | 'failed' }
	| { status: 'done'; player: AnimationPlayer };

export interface PlayerInput {
	stage: RefObject<HTMLElement | null>;
	source: AnimationSource;
	options: AnimationOptions;
	allowedHosts: readonly string[];
	shouldLoad: boolean;
	onEnd: () => void;
}

/** Loads the player and the animation once `shouldLoad` is true. Destroys the player on unmount. */
export function usePlayer(input: PlayerInput): AnimationState {
	const { stage, options, allowedHosts, shouldLoad, onEnd } = input;
	const { animationLink, animationData } = input.source;
	const [state, setState] = useState<AnimationState>({ status: 'waiting' });
	useEffect(() => {
		const container = stage.current;
		if (!shouldLoad || !container) return;
		const controller = new AbortController();
		let player: AnimationPlayer | undefined;
		setState({ status: 'loading' });
		const loaded = Promise.all([
			// The light build has no expressions and therefore no `eval` (specification section 9: renderer svg).
			import('lottie-web/build/player/lottie_light'),
			loadAnimationData(
				{ animationLink, animationData },
				{
					origin: location.origin,
					allowedHosts,
					signal: controller.signal,
				},
			),
		]);
		loaded
			.then(([{ default: lottie }, data]) => {
				if (controller.signal.aborted) return;
				const covers = getComputedStyle(container).objectFit === 'cover';
				player = createPlayer(lottie, { container, data, options, covers, onEnd });
				setState({ status: 'done', player });
			})
			.catch((error: unknown) => {
				if (controller.signal.aborted) return;
				console.error('The animation could not be loaded:', error);
				setState({ status: 'failed' });
			});
		return () => {
			controller.abort();
			player?.destroy();
		};
	}, [stage, animationLink, animationData, options, allowedHosts, shouldLoad, onEnd]);
	return state;
}
