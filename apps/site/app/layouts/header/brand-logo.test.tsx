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

test('a logo that is only there for the other kind of field stands on a plate, so that it never vanishes', () => {
	expect(logoClass('light', { logo: null })).toContain('bg-ink');
	expect(logoClass('dark', { logoDark: null })).toContain('bg-(--plate)');
	// In the dark scheme a light theme is a dark field.
	expect(logoClass('light', { logoDark: null })).toContain('bg-(--plate)');
});

test('a logo for its own field stands on the field', () => {
	expect(logoClass('light', {})).not.toContain('bg-');
	expect(logoClass('dark', {})).not.toContain('bg-');
});
