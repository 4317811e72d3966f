import { describe, expect, it } from 'vitest';
import { animationConflict, animationError, animationOptions } from './animation-options';

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
