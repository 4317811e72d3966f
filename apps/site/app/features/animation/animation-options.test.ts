import { describe, expect, it } from 'vitest';
import {
	animationConflict,
	animationError,
	animationOptions,
	needsButton,
	type PlayConditions,
	shouldPlay,
} from './animation-options';

const link = { animationLink: '/content/media/a.json' };

describe('defaults (specification section 4)', () => {
	it('match the specification', () => {
		expect(animationOptions({})).toEqual({
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
		});
	});

	it('replace only undefined options', () => {
		expect(animationOptions({ speed: undefined, loop: false })).toMatchObject({
			speed: 1,
			loop: false,
		});
	});
});

describe('errors (specification sections 5 and 8)', () => {
	it.each([0, -1, Number.NaN])('rejects speed %s', (speed) => {
		expect(animationError(link, animationOptions({ speed }))).toBe('Speed must be greater than 0');
	});

	it.each([
		[{ pauseAnimation: true, pauseOnHover: true }, true],
		[{ pauseAnimation: true, playOnHover: true }, true],
		[{ pauseAnimation: true }, false],
		[{ pauseOnHover: true, playOnHover: true }, false],
	])('reports a conflict in %o: %s', (options, conflicts) => {
		expect(animationConflict(animationOptions(options)) !== undefined).toBe(conflicts);
	});
});

const visible: PlayConditions = {
	isVisible: true,
	isHovered: false,
	prefersReducedMotion: false,
	choice: null,
};

it.each<[string, Parameters<typeof animationOptions>[0], Partial<PlayConditions>, boolean]>([
	['autoplays by default', {}, {}, true],
	['does not play without autoplay', { autoplay: false }, {}, false],
	['pauses out of view', {}, { isVisible: false }, false],
	[
		'pauses out of view in spite of the visitor’s choice',
		{},
		{ isVisible: false, choice: 'play' },
		false,
	],
	['pauses on hover', { pauseOnHover: true }, { isHovered: true }, false],
	['does not play without hover if set to play on hover', { playOnHover: true }, {}, false],
	['plays on hover', { playOnHover: true }, { isHovered: true }, true],
	['does not play if pauseAnimation is set', { pauseAnimation: true }, { choice: 'play' }, false],
	['does not play under reduced motion', {}, { prefersReducedMotion: true }, false],
	[
		'plays on request under reduced motion',
		{},
		{ prefersReducedMotion: true, choice: 'play' },
		true,
	],
	['pauses on request', { playOnHover: true }, { isHovered: true, choice: 'pause' }, false],
])('%s', (_, options, conditions, plays) => {
	expect(shouldPlay(animationOptions(options), { ...visible, ...conditions })).toBe(plays);
});

it.each([
	[{ loop: true }, 1, true],
	[{ loop: false }, 4, false],
	[{ loop: false }, 6, true],
	[{ loop: false, autoplay: false }, 1, true],
	[{ loop: false, playOnHover: true }, 1, true],
	[{ loop: true, pauseAnimation: true }, 1, false],
])('shows a button for %o and %s s: %s (WCAG 2.2.2)', (options, seconds, has) => {
	const state = { seconds, prefersReducedMotion: false };
	expect(needsButton(animationOptions(options), state)).toBe(has);
});
