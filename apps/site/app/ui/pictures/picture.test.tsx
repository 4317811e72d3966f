// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { renderHtml } from '~/testing/render';
import { Picture } from './picture';

const photo = {
	url: '/content/media/ship.png',
	width: 2000,
	height: 1000,
	alt: 'A ship',
	mimeType: 'image/png',
	color: '#cfe3ff',
	focalX: 20,
	focalY: 80,
};

const imageOf = (element: React.ReactNode) => {
	const image = renderHtml(element).querySelector('img');
	if (!image) throw new Error('no image rendered');
	return image;
};

describe('Picture', () => {
	it('sets the size, the placeholder color and the focal point', () => {
		const image = imageOf(<Picture media={photo} sizes="50vw" />);
		expect(image.getAttribute('width')).toBe('2000');
		expect(image.getAttribute('height')).toBe('1000');
		expect(image.getAttribute('style')).toContain('background-color:#cfe3ff');
		expect(image.getAttribute('style')).toContain('object-position:20% 80%');
		expect(image.getAttribute('sizes')).toBe('50vw');
	});

	it('loads lazily unless it has priority', () => {
		expect(imageOf(<Picture media={photo} />).getAttribute('loading')).toBe('lazy');
		const first = imageOf(<Picture media={photo} priority />);
		expect(first.getAttribute('loading')).toBe('eager');
		expect(first.getAttribute('fetchpriority')).toBe('high');
	});

	it('uses the original file of a drawing, with a default size if it has none', () => {
		const drawing = { ...photo, url: '/content/media/ship.svg', mimeType: 'image/svg+xml' };
		const image = imageOf(<Picture media={{ ...drawing, width: null, height: null }} />);
		expect(image.getAttribute('src')).toBe('/content/media/ship.svg');
		expect(image.hasAttribute('srcset')).toBe(false);
		expect(Number(image.getAttribute('width'))).toBeGreaterThan(0);
	});

	it('offers AVIF, and WebP to browsers without AVIF', () => {
		const container = renderHtml(<Picture media={photo} sizes="50vw" />);
		const source = container.querySelector('picture > source');
		expect(source?.getAttribute('type')).toBe('image/avif');
		expect(source?.getAttribute('sizes')).toBe('50vw');
		expect(source?.getAttribute('srcset')).toContain(
			'/images/w_1536,f_avif/content/media/ship.png',
		);
		expect(container.querySelector('img')?.getAttribute('srcset')).toContain('f_webp');
	});

	it('accepts an empty alternative text', () => {
		expect(imageOf(<Picture media={photo} alt="" />).getAttribute('alt')).toBe('');
	});
});
