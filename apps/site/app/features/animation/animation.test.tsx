// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnimationFieldsFragment } from '~/content/generated/operations';
import { MessagesProvider } from '~/i18n/context';
import { en } from '~/i18n/messages/en';
import { exampleAnimation } from '~/testing/example-animation';
import { Animation, type AnimationProps } from './animation';

const { item, loadAnimation } = vi.hoisted(() => {
	const player = {
		totalFrames: 60,
		setSpeed: vi.fn(),
		setDirection: vi.fn(),
		goToAndStop: vi.fn(),
		play: vi.fn(),
		pause: vi.fn(),
		destroy: vi.fn(),
		getDuration: () => 6,
		addEventListener: vi.fn(),
	};
	return { item: player, loadAnimation: vi.fn(() => player) };
});
vi.mock('lottie-web/build/player/lottie_light', () => ({
	default: { loadAnimation, setQuality: vi.fn() },
}));

const poster: AnimationFieldsFragment['poster'] = {
	id: '1',
	url: '/content/media/still.svg',
	width: 800,
	height: 600,
	alt: 'Still',
	mimeType: 'image/svg+xml',
	color: null,
	focalX: null,
	focalY: null,
};
const animation: AnimationFieldsFragment = {
	...exampleAnimation,
	animationLink: null,
	animationData: { layers: [] },
	alt: 'Flags go up',
	poster,
};

let root: Root;
let container: HTMLElement;
let isInView = true;
const consoleError = vi.spyOn(console, 'error');

class Observer {
	#report: IntersectionObserverCallback;
	constructor(report: IntersectionObserverCallback) {
		this.#report = report;
	}
	observe(): void {
		const entry = { isIntersecting: isInView } as IntersectionObserverEntry;
		this.#report([entry], this as unknown as IntersectionObserver);
	}
	disconnect(): void {}
}

beforeEach(() => {
	vi.clearAllMocks();
	consoleError.mockImplementation(() => {});
	vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
	vi.stubGlobal('IntersectionObserver', Observer);
	isInView = true;
	container = document.body.appendChild(document.createElement('div'));
	root = createRoot(container);
});

afterEach(async () => {
	await act(async () => root.unmount());
	container.remove();
	vi.unstubAllGlobals();
});

const element = (props: AnimationProps) => (
	<MessagesProvider messages={en}>
		<Animation {...props} />
	</MessagesProvider>
);
const show = (props: AnimationProps) => act(async () => root.render(element(props)));
const preferReducedMotion = () =>
	vi.stubGlobal('matchMedia', () => ({
		matches: true,
		addEventListener: vi.fn(),
		removeEventListener: vi.fn(),
	}));

describe('without scripts', () => {
	it('renders the poster with its alt text and the attribute that starts React nearby', () => {
		const html = renderToString(element({ animation }));
		expect(html).toContain('alt="Flags go up"');
		expect(html).toContain('data-interactive');
		expect(html).not.toContain('<button');
	});
});

describe('near the viewport', () => {
	it('plays, and the button pauses it', async () => {
		await show({ animation });
		expect(item.play).toHaveBeenCalledOnce();
		const button = container.querySelector('button');
		expect(button?.ariaLabel ?? button?.getAttribute('aria-label')).toBe(en.pauseAnimation);
		item.pause.mockClear();
		await act(async () => button?.click());
		expect(item.pause).toHaveBeenCalledOnce();
		expect(container.querySelector('button')?.getAttribute('aria-label')).toBe(en.playAnimation);
	});

	it('does not load the player outside of the viewport', async () => {
		isInView = false;
		await show({ animation });
		expect(loadAnimation).not.toHaveBeenCalled();
	});

	it('keeps the poster under reduced motion until the button is pressed', async () => {
		preferReducedMotion();
		await show({ animation });
		expect(loadAnimation).not.toHaveBeenCalled();
		await act(async () => container.querySelector('button')?.click());
		expect(item.play).toHaveBeenCalled();
	});

	it('destroys the player on unmount', async () => {
		await show({ animation });
		await act(async () => root.render(null));
		expect(item.destroy).toHaveBeenCalledOnce();
	});
});

describe('options from the backend', () => {
	it('are passed to the player and its container', async () => {
		const fields = {
			speed: 2,
			direction: 'reverse',
			width: '320px',
			height: '10rem',
			scale: 1.5,
			background: '#ffffff',
		} as const;
		await show({ animation: { ...animation, ...fields } });
		expect(item.setSpeed).toHaveBeenCalledWith(2);
		expect(item.setDirection).toHaveBeenCalledWith(-1);
		const stage = container.querySelector<HTMLElement>('[aria-hidden][style]');
		expect(stage?.style).toMatchObject({
			width: '320px',
			height: '10rem',
			transform: 'scale(1.5)',
			background: '#ffffff',
		});
	});

	it('include inline data, which is played without a request', async () => {
		const fetch = vi.fn();
		vi.stubGlobal('fetch', fetch);
		const data = { layers: [{ ty: 4 }], w: 20, h: 10 };
		await show({ animation: { ...animation, animationData: data } });
		expect(loadAnimation).toHaveBeenCalledWith(
			expect.objectContaining({ animationData: expect.objectContaining({ w: 20, h: 10 }) }),
		);
		expect(fetch).not.toHaveBeenCalled();
	});
});

describe('problems (specification sections 5 and 8)', () => {
	it.each([
		[{ animationData: null }, 'You must provide either animationLink or animationData'],
		[{ speed: 0 }, 'Speed must be greater than 0'],
	])('logs %o and keeps the poster', async (fields, message) => {
		await show({ animation: { ...animation, ...fields } });
		expect(consoleError).toHaveBeenCalledWith(message);
		expect(loadAnimation).not.toHaveBeenCalled();
		expect(container.querySelector('img')).not.toBeNull();
	});

	it('are in the server’s HTML for the boot script, also without a poster', () => {
		const broken = { ...animation, animationData: null };
		for (const fields of [broken, { ...broken, poster: null }])
			expect(renderToString(element({ animation: fields }))).toContain(
				'data-problem="You must provide either animationLink or animationData"',
			);
	});

	it('logs conflicting options and shows the animation paused', async () => {
		await show({ animation: { ...animation, pauseOnHover: true, pauseAnimation: true } });
		expect(consoleError).toHaveBeenCalledWith(expect.stringContaining('pauseAnimation'));
		expect(loadAnimation).toHaveBeenCalledOnce();
		expect(item.play).not.toHaveBeenCalled();
	});

	it('logs a failing link and shows the poster, or nothing without one', async () => {
		vi.stubGlobal('fetch', async () => new Response('', { status: 503 }));
		const failing = { ...animation, animationData: null, animationLink: '/a.json' };
		await show({ animation: failing });
		expect(consoleError).toHaveBeenCalledWith(
			'The animation could not be loaded:',
			expect.any(Error),
		);
		expect(container.querySelector('img')?.className).not.toContain('opacity-0');
		await show({ animation: { ...failing, animationLink: '/b.json', poster: null } });
		expect(container.innerHTML).toBe('');
	});
});
