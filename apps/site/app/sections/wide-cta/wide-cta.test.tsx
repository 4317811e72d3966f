// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { renderHtml } from '~/testing/render';
import { example } from './example';
import { WideCtaSection } from './wide-cta';

describe('WideCtaSection', () => {
	it('uses the secondary theme in place of the light one', () => {
		const themeOf = (theme: typeof example.theme) =>
			renderHtml(<WideCtaSection section={{ ...example, theme }} />).querySelector('section')
				?.className;
		expect(themeOf('light')).toContain('theme-secondary');
		expect(themeOf('dark')).toContain('theme-dark');
	});
});
