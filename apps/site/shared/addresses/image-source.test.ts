// @vitest-environment ./test/dom/environment.ts
import { describe, expect, it } from 'vitest';
import { fixedImage, fluidImage, isServedAsIs } from './image-source';

const url = '/content/media/ship.png';

describe('fluidImage', () => {
	it('lists the specified widths up to the original’s', () => {
		const { srcSet, src } = fluidImage(url, 800);
		expect(srcSet.split(', ')).toEqual([
			'/images/w_320,f_webp/content/media/ship.png 320w',
			'/images/w_640,f_webp/content/media/ship.png 640w',
			'/images/w_768,f_webp/content/media/ship.png 768w',
		]);
		expect(src).toBe('/images/w_640,f_webp/content/media/ship.png');
	});

	it('lists all six widths for an unknown size, and the smallest one for tiny images', () => {
		expect(fluidImage(url, null).srcSet.split(', ')).toHaveLength(6);
		expect(fluidImage(url, 100).srcSet).toBe('/images/w_320,f_webp/content/media/ship.png 320w');
	});
});

describe('fixedImage', () => {
	it('crops to the size in both densities', () => {
		expect(fixedImage(url, 34, 34).srcSet).toBe(
			'/images/s_34x34,f_webp/content/media/ship.png 1x, /images/s_68x68,f_webp/content/media/ship.png 2x',
		);
	});
});

describe('isServedAsIs', () => {
	it('is true for drawings, animated images and files of other hosts', () => {
		expect(isServedAsIs('image/svg+xml', '/content/media/ship.svg')).toBe(true);
		expect(isServedAsIs('image/gif', '/content/media/ship.gif')).toBe(true);
		expect(isServedAsIs('image/png', 'https://elsewhere.example/ship.png')).toBe(true);
		expect(isServedAsIs('image/png', url)).toBe(false);
	});
});
