// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { renderHtml } from '~/testing/render';
import { Carousel } from './carousel';

describe('Carousel', () => {
	const container = renderHtml(
		<Carousel label="Cases" slides={['a', 'b'].map((key) => ({ key, content: key }))} />,
	);

	it('is a named list that can be scrolled by key', () => {
		expect(container.querySelector('[role=group]')?.getAttribute('aria-label')).toBe('Cases');
		expect(container.querySelector('ul')?.getAttribute('tabindex')).toBe('0');
		expect(container.querySelectorAll('li')).toHaveLength(2);
	});

	it('offers no buttons that would do nothing without scripts', () => {
		const buttons = container.querySelector('button')?.parentElement;
		expect(buttons?.className).toContain('invisible');
	});
});
