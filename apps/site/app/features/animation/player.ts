import type { AnimationItem, LottiePlayer } from 'lottie-web';
import type { AnimationData } from './animation-data';
import type { AnimationOptions } from './animation-options';

export interface AnimationPlayer {
	seconds: number;
	play(): void;
	pause(): void;
	destroy(): void;
}

export interface PlayerOptions {
	container: Element;
	data: AnimationData;
	options: AnimationOptions;
	/** Whether it fills its room and is cut, instead of fitting into it. */
	covers: boolean;
	onEnd: () => void;
}

export type Lottie = Pick<LottiePlayer, 'loadAnimation' | 'setQuality'>;

export function createPlayer(
	lottie: Lottie,
	{ container, data, options, covers, onEnd }: PlayerOptions,
): AnimationPlayer {
	lottie.setQuality(options.curveSegments);
	const item = lottie.loadAnimation({
		container,
		renderer: options.renderer,
		// Turning round needs to know when an end is reached, which a loop doesn't say.
		loop: options.loop && options.direction !== 'alternate',
		autoplay: false,
		animationData: withoutSharedParts(data),
		rendererSettings: { preserveAspectRatio: covers ? 'xMidYMid slice' : 'xMidYMid meet' },
	});
	item.setSpeed(options.speed);
	const rewind = () => toStart(item, options.direction === 'reverse');
	rewind();

	let hasEnded = false;
	let turns = 0;
	item.addEventListener('complete', () => {
		turns++;
		const turnsBack = options.direction === 'alternate' && (options.loop || turns % 2 === 1);
		if (turnsBack) {
			item.setDirection(turns % 2 === 1 ? -1 : 1);
			item.play();
			return;
		}
		hasEnded = true;
		onEnd();
	});

	let waiting: ReturnType<typeof setTimeout> | undefined;
	let hasWaited = options.delay <= 0;
	return {
		seconds: item.getDuration(false) / options.speed,
		play() {
			clearTimeout(waiting);
			if (hasEnded) {
				hasEnded = false;
				turns = 0;
				rewind();
			}
			if (hasWaited) item.play();
			else
				waiting = setTimeout(() => {
					hasWaited = true;
					item.play();
				}, options.delay);
		},
		pause() {
			clearTimeout(waiting);
			item.pause();
		},
		destroy() {
			clearTimeout(waiting);
			item.destroy();
		},
	};
}

/**
 * A copy in which each object stands once. The library writes into the data it plays, and a page's data holds equal parts as one object,
 * which a structured clone would keep.
 */
function withoutSharedParts(data: AnimationData): AnimationData {
	return JSON.parse(JSON.stringify(data));
}

function toStart(item: AnimationItem, isReversed: boolean): void {
	item.setDirection(isReversed ? -1 : 1);
	item.goToAndStop(isReversed ? Math.max(0, item.totalFrames - 1) : 0, true);
}
