// @vitest-environment happy-dom
import { locales } from '@website/contracts/locales';
import { expect, it } from 'vitest';
import { renderHtml } from '~/testing/render';
import { Flag } from './flag';

const drawingOf = (code: string) => renderHtml(<Flag code={code} />).innerHTML;

it('renders a distinct flag for every locale, hidden from assistive technology', () => {
	const drawings = locales.map(({ flag }) => drawingOf(flag));
	expect(new Set(drawings).size).toBe(locales.length);
	for (const drawing of drawings) {
		expect(drawing).toContain('<path');
		expect(drawing).toContain('aria-hidden="true"');
	}
});

it.each(['', 'xx', 'constructor'])('renders nothing for %j', (code) => {
	expect(drawingOf(code)).toBe('');
});
