// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { renderHtml } from '~/testing/render';
import { Carousel } from './carousel';

describe('Carousel', () => {
	const container = renderHtml(
		<Carousel label="Cases" slides={['a', 'b'].map((key) => ({ key, content: key }))} />,
	);

	it('renders a labeled list that is scrollable by keyboard', () => {
		expect(container.querySelector('[role=group]')?.getAttribute('aria-label')).toBe('Cases');
		expect(container.querySelector('ul')?.getAttribute('tabindex')).toBe('0');
		expect(container.querySelectorAll('li')).toHaveLength(2);
	});

	it('hides the buttons without JavaScript', () => {
		const buttons = container.querySelector('button')?.parentElement;
		expect(buttons?.className).toContain('invisible');
	});
});
