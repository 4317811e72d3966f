import { type RefObject, useEffect, useState } from 'react';
import { loadAnimationData } from './animation-data';
import type { AnimationOptions, AnimationSource } from './animation-options';
import { loadLottie } from './load-player';
import { type AnimationPlayer, createPlayer } from './player';

/** Loading ends as done or failed (specification section 4). */
export type AnimationState =
	| { status: 'waiting' | 'loading' | 'failed' }
	| { status: 'done'; player: AnimationPlayer };

export interface PlayerInput {
	stage: RefObject<HTMLElement | null>;
	source: AnimationSource;
	options: AnimationOptions;
	allowedHosts: readonly string[];
	isWanted: boolean;
	onEnd: () => void;
}

/** Loads player and animation once they are wanted, and takes them away again with the component. */
export function usePlayer(input: PlayerInput): AnimationState {
	const { stage, options, allowedHosts, isWanted, onEnd } = input;
	const { animationLink, animationData } = input.source;
	const [state, setState] = useState<AnimationState>({ status: 'waiting' });
	useEffect(() => {
		const container = stage.current;
		if (!isWanted || !container) return;
		const leaving = new AbortController();
		let player: AnimationPlayer | undefined;
		setState({ status: 'loading' });
		const loaded = Promise.all([
			loadLottie(),
			loadAnimationData(
				{ animationLink, animationData },
				{
					origin: location.origin,
					allowedHosts,
					signal: leaving.signal,
				},
			),
		]);
		loaded
			.then(([lottie, data]) => {
				if (leaving.signal.aborted) return;
				const covers = getComputedStyle(container).objectFit === 'cover';
				player = createPlayer(lottie, { container, data, options, covers, onEnd });
				setState({ status: 'done', player });
			})
			.catch((error: unknown) => {
				if (leaving.signal.aborted) return;
				console.error('The animation could not be loaded:', error);
				setState({ status: 'failed' });
			});
		return () => {
			leaving.abort();
			player?.destroy();
		};
	}, [stage, animationLink, animationData, options, allowedHosts, isWanted, onEnd]);
	return state;
}
