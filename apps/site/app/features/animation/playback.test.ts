import { expect, it } from 'vitest';
import { animationOptions } from './animation-options';
import { type Circumstances, needsButton, shouldPlay } from './playback';

const seen: Circumstances = {
	isSeen: true,
	isHovered: false,
	prefersReducedMotion: false,
	choice: null,
};

it.each<[string, Parameters<typeof animationOptions>[0], Partial<Circumstances>, boolean]>([
	['plays by itself', {}, {}, true],
	['waits without autoplay', { autoplay: false }, {}, false],
	['rests unseen', {}, { isSeen: false }, false],
	['rests unseen whatever was chosen', {}, { isSeen: false, choice: 'play' }, false],
	['rests while hovered', { pauseOnHover: true }, { isHovered: true }, false],
	['plays while hovered only', { playOnHover: true }, {}, false],
	['plays while hovered', { playOnHover: true }, { isHovered: true }, true],
	['rests when set to', { pauseAnimation: true }, { choice: 'play' }, false],
	['rests for less motion', {}, { prefersReducedMotion: true }, false],
	['plays on request all the same', {}, { prefersReducedMotion: true, choice: 'play' }, true],
	['rests on request', { playOnHover: true }, { isHovered: true, choice: 'pause' }, false],
])('%s', (_, options, circumstances, plays) => {
	expect(shouldPlay(animationOptions(options), { ...seen, ...circumstances })).toBe(plays);
});

it.each([
	[{ loop: true }, 1, true],
	[{ loop: false }, 4, false],
	[{ loop: false }, 6, true],
	[{ loop: false, autoplay: false }, 1, true],
	[{ loop: false, playOnHover: true }, 1, true],
	[{ loop: true, pauseAnimation: true }, 1, false],
])('%o of %s s has a button: %s (WCAG 2.2.2)', (options, seconds, has) => {
	const now = { seconds, prefersReducedMotion: false };
	expect(needsButton(animationOptions(options), now)).toBe(has);
});
