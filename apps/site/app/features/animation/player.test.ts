import { beforeEach, expect, it, vi } from 'vitest';
import { PartDeduplicator } from '~/boot/request-handler.server';
import type { AnimationData } from './animation-data';
import { animationOptions } from './animation-options';
import { createPlayer, type Lottie } from './player';

const item = {
	totalFrames: 100,
	setSpeed: vi.fn(),
	setDirection: vi.fn(),
	goToAndStop: vi.fn(),
	play: vi.fn(),
	pause: vi.fn(),
	destroy: vi.fn(),
	getDuration: () => 6,
	complete: (): void => {},
	addEventListener(_name: string, listener: () => void) {
		item.complete = listener;
	},
};
const lottie = {
	loadAnimation: vi.fn((_: { animationData: AnimationData }) => item),
	setQuality: vi.fn(),
};
const onEnd = vi.fn();

function create(options: Parameters<typeof animationOptions>[0]) {
	return createWith({ layers: [] }, options);
}

function createWith(data: AnimationData, options: Parameters<typeof animationOptions>[0] = {}) {
	return createPlayer(lottie as unknown as Lottie, {
		container: {} as Element,
		data,
		options: animationOptions(options),
		covers: false,
		onEnd,
	});
}

beforeEach(() => {
	vi.clearAllMocks();
	vi.useFakeTimers();
});

it('creates a paused player with 150 curve segments and the given speed', () => {
	const player = create({ speed: 2 });
	expect(lottie.setQuality).toHaveBeenCalledWith(150);
	expect(lottie.loadAnimation).toHaveBeenCalledWith(
		expect.objectContaining({ renderer: 'svg', loop: true, autoplay: false }),
	);
	expect(item.setSpeed).toHaveBeenCalledWith(2);
	expect(item.play).not.toHaveBeenCalled();
	expect(player.seconds).toBe(3);
});

it('starts at the end and plays backwards in reverse', () => {
	create({ direction: 'reverse' });
	expect(item.setDirection).toHaveBeenCalledWith(-1);
	expect(item.goToAndStop).toHaveBeenCalledWith(99, true);
});

it('changes direction at both ends when alternating, endlessly in a loop', () => {
	create({ direction: 'alternate' }).play();
	item.complete();
	expect(item.setDirection).toHaveBeenLastCalledWith(-1);
	item.complete();
	expect(item.setDirection).toHaveBeenLastCalledWith(1);
	expect(item.play).toHaveBeenCalledTimes(3);
	expect(onEnd).not.toHaveBeenCalled();
});

it('plays forward and back once without a loop, and can be restarted', () => {
	const player = create({ direction: 'alternate', loop: false });
	player.play();
	item.complete();
	item.complete();
	expect(onEnd).toHaveBeenCalledOnce();
	player.play();
	expect(item.goToAndStop).toHaveBeenLastCalledWith(0, true);
	expect(item.play).toHaveBeenCalledTimes(3);
});

it('applies the delay only before the first play', () => {
	const player = create({ delay: 500 });
	player.play();
	player.pause();
	vi.advanceTimersByTime(600);
	expect(item.play).not.toHaveBeenCalled();
	player.play();
	vi.advanceTimersByTime(500);
	expect(item.play).toHaveBeenCalledOnce();
	player.pause();
	player.play();
	expect(item.play).toHaveBeenCalledTimes(2);
});

it('passes the library a copy without shared objects, even if the page data contains shared ones', () => {
	const opacity = () => ({ a: 0, k: 100 });
	const data = { layers: [{ ks: { o: opacity() } }, { ks: { o: opacity() } }] };
	const onPage = new PartDeduplicator().share(data);
	expect(onPage.layers[0]).toBe(onPage.layers[1]);
	createWith(onPage);
	const { animationData } = lottie.loadAnimation.mock.lastCall?.[0] ?? {};
	expect(animationData).toEqual(data);
	const objects = objectsIn(animationData);
	expect(new Set(objects).size).toBe(objects.length);
	expect(objects).not.toContain(onPage.layers[0]);
});

function objectsIn(value: unknown): object[] {
	if (typeof value !== 'object' || value === null) return [];
	return [value, ...Object.values(value).flatMap(objectsIn)];
}
