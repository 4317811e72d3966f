// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { renderHtml, texts } from '~/testing/render';
import { CarouselSection } from './carousel';
import { example } from './example';

describe('CarouselSection', () => {
	it('shows every slide in a named list, whether scripts run or not', () => {
		const container = renderHtml(<CarouselSection section={example} />);
		expect(texts(container, 'li h3')).toEqual(example.slides.map((slide) => slide.heading));
		expect(
			container.querySelector('[aria-roledescription=carousel]')?.getAttribute('aria-label'),
		).toBe(example.heading);
	});
});
