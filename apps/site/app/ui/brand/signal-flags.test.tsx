// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { renderHtml } from '~/testing/render';
import { withFlags } from '~/testing/with-look';
import { SignalFlags } from './signal-flags';

const flagsIn = (text: string) =>
	renderHtml(withFlags(<SignalFlags text={text} />)).querySelectorAll('svg').length;

describe('SignalFlags', () => {
	it('renders a flag for each letter and digit only', () => {
		expect(flagsIn('K 2!')).toBe(2);
		expect(flagsIn('…')).toBe(0);
	});

	it('renders accented letters as plain ones', () => {
		expect(flagsIn('Ü')).toBe(1);
	});

	it('is hidden from assistive technology', () => {
		const container = renderHtml(withFlags(<SignalFlags text="AB" />));
		expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
	});

	it('renders the fallback, or nothing, for a brand without flags', () => {
		expect(renderHtml(<SignalFlags text="AB" />).innerHTML).toBe('');
		const container = renderHtml(<SignalFlags text="AB" fallback={<b>AB</b>} />);
		expect(container.innerHTML).toBe('<b>AB</b>');
	});
});
