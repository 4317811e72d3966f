// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { renderHtml } from '~/testing/render';
import { Tooltip } from './tooltip';

describe('Tooltip', () => {
	it('renders a labeled button that opens the text without JavaScript', () => {
		const container = renderHtml(<Tooltip label="More about segments">160 characters</Tooltip>);
		const button = container.querySelector('button');
		const target = button?.getAttribute('popovertarget');
		expect(button?.getAttribute('aria-label')).toBe('More about segments');
		expect(target).toBeTruthy();
		const popover = container.querySelector('[popover]');
		expect(popover?.id).toBe(target);
		expect(popover?.textContent).toBe('160 characters');
	});
});
