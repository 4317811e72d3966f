// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { exampleAnimation } from '~/testing/example-animation';
import { renderHtml } from '~/testing/render';
import { example } from './example';
import { MediaTextSection } from './media-text';

describe('MediaTextSection', () => {
	it('puts the text before the picture in the reading order on both sides', () => {
		for (const mediaPosition of ['left', 'right'] as const) {
			const container = renderHtml(<MediaTextSection section={{ ...example, mediaPosition }} />);
			const order = [...container.querySelectorAll('h2, img')].map((element) => element.tagName);
			expect(order).toEqual(['H2', 'IMG']);
		}
	});

	it('shows the poster of an animation with the animation’s alternative text', () => {
		const image = renderHtml(<MediaTextSection section={example} />).querySelector('img');
		expect(image?.getAttribute('alt')).toBe(example.animation?.alt);
	});

	it('shows an animation without a poster if there is no image', () => {
		const section = { ...example, image: null, animation: exampleAnimation };
		const stage = renderHtml(<MediaTextSection section={section} />).querySelector('[role=img]');
		expect(stage?.getAttribute('aria-label')).toBe('A wave');
	});
});
