// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { NavbarTheme } from '~/content/generated/operations';
import { renderHtml } from '~/testing/render';
import { exampleShared } from '../example-shared';
import { BrandLogo } from './brand-logo';

const { settings } = exampleShared;

function logoClass(theme: NavbarTheme, logos: { logo?: null; logoDark?: null }) {
	const siteSettings = settings && { ...settings, ...logos };
	const header = renderHtml(<BrandLogo settings={siteSettings} pageLogo={null} theme={theme} />);
	return header.querySelector('img')?.className;
}

test('a logo for the opposite background gets a plate, so that it stays visible', () => {
	expect(logoClass('light', { logo: null })).toContain('bg-ink');
	expect(logoClass('dark', { logoDark: null })).toContain('bg-(--plate)');
	// In the dark color scheme, the light theme has a dark background.
	expect(logoClass('light', { logoDark: null })).toContain('bg-(--plate)');
});

test('a logo for its own background has no plate', () => {
	expect(logoClass('light', {})).not.toContain('bg-');
	expect(logoClass('dark', {})).not.toContain('bg-');
});
