// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { renderHtml } from '~/testing/render';
import { example } from './example';
import { LinkListSection } from './link-list';

describe('LinkListSection', () => {
	it('includes the description in the link', () => {
		const [first] = renderHtml(<LinkListSection section={example} />).querySelectorAll('a');
		expect(first?.getAttribute('href')).toBe('/blog/choosing-a-channel');
		expect(first?.textContent).toBe(
			'SMS, RCS or e-mailA decision table and the cost of a person reached.',
		);
	});
});
