// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { renderHtml, texts } from '~/testing/render';
import { example } from './example';
import { TestimonialsSection } from './testimonials';

describe('TestimonialsSection', () => {
	it('pairs each quotation with its company', () => {
		const container = renderHtml(<TestimonialsSection section={example} />);
		expect(texts(container, 'figure blockquote')).toEqual(example.items.map((item) => item.quote));
		expect(
			texts(container, 'figcaption').every((text, index) =>
				text.includes(example.items[index]?.company ?? '?'),
			),
		).toBe(true);
	});

	it('gives the logo an empty alternative text, as the company is named beside it', () => {
		const container = renderHtml(<TestimonialsSection section={example} />);
		expect(container.querySelector('img')?.getAttribute('alt')).toBe('');
	});
});
