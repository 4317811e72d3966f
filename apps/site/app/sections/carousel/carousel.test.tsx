// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { renderHtml, texts } from '~/testing/render';
import { CarouselSection } from './carousel';
import { example } from './example';

describe('CarouselSection', () => {
	it('renders all slides in a labeled list without JavaScript', () => {
		const container = renderHtml(<CarouselSection section={example} />);
		expect(texts(container, 'li h3')).toEqual(example.slides.map((slide) => slide.heading));
		expect(
			container.querySelector('[aria-roledescription=carousel]')?.getAttribute('aria-label'),
		).toBe(example.heading);
	});
});
