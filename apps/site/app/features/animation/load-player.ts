import type { Lottie } from './player';

/** Loads the player's light build, which has no expressions and therefore no `eval` (specification section 9: renderer svg). */
export async function loadLottie(): Promise<Lottie> {
	const module = await import('lottie-web/build/player/lottie_light');
	return module.default;
}
