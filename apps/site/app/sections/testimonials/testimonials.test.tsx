// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { renderHtml } from '~/testing/render';
import { example } from './example';
import { TestimonialsSection } from './testimonials';

describe('TestimonialsSection', () => {
	it('gives the logo an empty alternative text, as the company is named beside it', () => {
		const container = renderHtml(<TestimonialsSection section={example} />);
		expect(container.querySelector('img')?.getAttribute('alt')).toBe('');
	});
});
