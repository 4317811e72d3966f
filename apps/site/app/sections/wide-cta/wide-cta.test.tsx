// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { renderHtml, texts } from '~/testing/render';
import { example } from './example';
import { WideCtaSection } from './wide-cta';

describe('WideCtaSection', () => {
	it('renders a heading and its buttons', () => {
		const container = renderHtml(<WideCtaSection section={example} />);
		expect(texts(container, 'h2')).toEqual([example.heading]);
		expect(texts(container, 'a')).toEqual(['Open a test account', 'See prices']);
	});

	it('uses the secondary theme in place of the light one', () => {
		const themeOf = (theme: typeof example.theme) =>
			renderHtml(<WideCtaSection section={{ ...example, theme }} />).querySelector('section')
				?.className;
		expect(themeOf('light')).toContain('theme-secondary');
		expect(themeOf('dark')).toContain('theme-dark');
	});
});
