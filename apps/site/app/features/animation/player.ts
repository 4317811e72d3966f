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
	/** Whether the animation covers its container and is cropped, instead of being contained in it. */
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
		// Alternating needs the `complete` event, which a loop doesn't emit.
		loop: options.loop && options.direction !== 'alternate',
		autoplay: false,
		animationData: withoutSharedParts(data),
		rendererSettings: { preserveAspectRatio: covers ? 'xMidYMid slice' : 'xMidYMid meet' },
	});
	item.setSpeed(options.speed);
	const rewind = () => goToStart(item, options.direction === 'reverse');
	rewind();

	let hasEnded = false;
	let turns = 0;
	item.addEventListener('complete', () => {
		turns++;
		const isReversing = options.direction === 'alternate' && (options.loop || turns % 2 === 1);
		if (isReversing) {
			item.setDirection(turns % 2 === 1 ? -1 : 1);
			item.play();
			return;
		}
		hasEnded = true;
		onEnd();
	});

	let timer: ReturnType<typeof setTimeout> | undefined;
	let hasDelayPassed = options.delay <= 0;
	return {
		seconds: item.getDuration(false) / options.speed,
		play() {
			clearTimeout(timer);
			if (hasEnded) {
				hasEnded = false;
				turns = 0;
				rewind();
			}
			if (hasDelayPassed) item.play();
			else
				timer = setTimeout(() => {
					hasDelayPassed = true;
					item.play();
				}, options.delay);
		},
		pause() {
			clearTimeout(timer);
			item.pause();
		},
		destroy() {
			clearTimeout(timer);
			item.destroy();
		},
	};
}

/**
 * Returns a copy without shared objects. The library modifies its input, and a page's data contains equal parts as one shared object, which
 * a structured clone would preserve.
 */
function withoutSharedParts(data: AnimationData): AnimationData {
	return JSON.parse(JSON.stringify(data));
}

function goToStart(item: AnimationItem, isReversed: boolean): void {
	item.setDirection(isReversed ? -1 : 1);
	item.goToAndStop(isReversed ? Math.max(0, item.totalFrames - 1) : 0, true);
}
