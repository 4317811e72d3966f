// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { exampleAnimation } from '~/testing/example-animation';
import { renderHtml, texts } from '~/testing/render';
import { example } from './example';
import { MediaTextSection } from './media-text';

describe('MediaTextSection', () => {
	it('reads the text before the picture on whichever side that stands', () => {
		for (const mediaPosition of ['left', 'right'] as const) {
			const container = renderHtml(<MediaTextSection section={{ ...example, mediaPosition }} />);
			const order = [...container.querySelectorAll('h2, img')].map((element) => element.tagName);
			expect(order).toEqual(['H2', 'IMG']);
		}
	});

	it('shows an animation’s still picture, described as the animation', () => {
		const image = renderHtml(<MediaTextSection section={example} />).querySelector('img');
		expect(image?.getAttribute('alt')).toBe(example.animation?.alt);
	});

	it('shows an animation without a still picture where there is no image', () => {
		const section = { ...example, image: null, animation: exampleAnimation };
		const stage = renderHtml(<MediaTextSection section={section} />).querySelector('[role=img]');
		expect(stage?.getAttribute('aria-label')).toBe('A wave');
	});

	it('lists its points', () => {
		expect(texts(renderHtml(<MediaTextSection section={example} />), 'li')).toEqual(
			example.bullets,
		);
	});
});
