import type { Lottie } from './player';

/** The player's light build: no expressions, therefore no `eval` (specification section 9: renderer svg). */
export async function loadLottie(): Promise<Lottie> {
	const module = await import('lottie-web/build/player/lottie_light');
	return module.default;
}
