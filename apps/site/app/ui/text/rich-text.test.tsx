// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { renderHtml } from '~/testing/render';
import { RichText } from './rich-text';

describe('RichText', () => {
	it('renders nothing for an empty text', () => {
		expect(renderHtml(<RichText html=" " />).innerHTML).toBe('');
	});

	it('makes tables and code reachable by key', () => {
		const container = renderHtml(
			<RichText html="<table><tbody><tr><td>1</td></tr></tbody></table><pre><code>x</code></pre>" />,
		);
		expect(container.querySelector('table')?.parentElement?.getAttribute('tabindex')).toBe('0');
		expect(container.querySelector('pre')?.getAttribute('tabindex')).toBe('0');
	});
});
