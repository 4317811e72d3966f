// @vitest-environment ./test/dom/environment.ts
import { locales } from '@website/contracts/locales';
import { setSiteOptions, siteOptions } from '@website/contracts/site-options';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { NavbarTheme } from '~/content/generated/operations';
import { renderHtml, texts } from '~/testing/render';
import { Flag } from '~/ui/pictures/flag';
import { exampleShared } from '../example-shared';
import { languageLinks } from '../languages';
import { BrandLogo } from './brand-logo';
import { Header, type HeaderProps } from './header';
import { LanguageSwitcher } from './language-switcher';

const props: HeaderProps = {
	settings: exampleShared.settings,
	header: exampleShared.header,
	languages: languageLinks([{ locale: 'en', href: '/pricing' }]),
	navbarTheme: 'light',
	pageLogo: null,
};

describe('Header', () => {
	it('opens every menu without JavaScript: the popover of each button exists', () => {
		const container = renderHtml(<Header {...props} />);
		const targets = [...container.querySelectorAll('button')].map((button) =>
			button.getAttribute('popovertarget'),
		);
		expect(targets).toHaveLength(3);
		for (const id of targets)
			expect(container.querySelector(`[id="${id}"][popover]`)).not.toBeNull();
	});

	it('marks the current page', () => {
		const container = renderHtml(<Header {...props} />, { path: '/pricing' });
		expect(texts(container, 'nav [aria-current=page]')).toContain('Pricing');
	});

	it('links to translations, or to the home page of a language without one, with a note', () => {
		const linkIn = (language: string) =>
			languageLinks([{ locale: 'da', href: '/da/priser' }]).find(({ code }) => code === language);
		expect(linkIn('da')).toMatchObject({ href: '/da/priser', isTranslated: true });
		expect(linkIn('de')).toMatchObject({ href: '/de', isTranslated: false });
		const link = renderHtml(<Header {...props} />).querySelector('a[hreflang=de]');
		expect(link?.getAttribute('href')).toBe('/language/de?to=%2Fde');
		expect(link?.textContent).toContain('not available in this language');
	});

	it('marks links to other languages for analytics', () => {
		const links = renderHtml(<Header {...props} />).querySelectorAll<HTMLElement>('a[hreflang]');
		const marks = [...links].map(
			(link) => `${link.getAttribute('hreflang')} ${link.dataset.locale}`,
		);
		expect(new Set(marks)).toEqual(new Set(['en undefined', 'da da', 'de de']));
	});

	it('shows the logo for its background, in light and dark', () => {
		const light = renderHtml(<Header {...props} />);
		expect(light.querySelector('img')?.getAttribute('src')).toBe('/content/media/logo.svg');
		expect(light.querySelector('source')?.getAttribute('srcset')).toBe(
			'/content/media/logo-light.svg',
		);
		const dark = renderHtml(<Header {...props} navbarTheme="dark" />);
		expect(dark.querySelector('img')?.getAttribute('src')).toBe('/content/media/logo-light.svg');
		expect(dark.querySelector('source')?.media).toContain('forced-colors: active');
	});

	it('shows the logo of the page instead of the site’s', () => {
		const pageLogo = exampleShared.settings?.logoDark ?? null;
		const container = renderHtml(<Header {...props} pageLogo={pageLogo} />);
		expect(container.querySelector('img')?.getAttribute('src')).toBe(
			'/content/media/logo-light.svg',
		);
	});

	it('links to the home page and the languages without content', () => {
		const container = renderHtml(<Header {...props} settings={null} header={null} />, {
			locale: 'da',
		});
		expect(container.querySelector('a')?.getAttribute('href')).toBe('/da');
		expect(container.querySelectorAll('a[hreflang]').length).toBeGreaterThan(0);
	});
});

it.each(locales)('shows $name with its flag', ({ code, flag, name }) => {
	const container = renderHtml(<LanguageSwitcher languages={languageLinks([])} />, {
		locale: code,
	});
	const flagDrawing = renderHtml(<Flag code={flag} />).querySelector('svg')?.innerHTML ?? 'none';
	expect(container.querySelector('button')?.innerHTML).toContain(flagDrawing);
	const link = container.querySelector(`a[hreflang=${code}]`);
	expect(link?.innerHTML).toContain(flagDrawing);
	expect(link?.textContent).toContain(name);
});

it('renders nothing on a site with one language', () => {
	setSiteOptions({ ...siteOptions(), languages: ['da'], defaultLanguage: 'da' });
	onTestFinished(() => setSiteOptions(null));
	expect(renderHtml(<LanguageSwitcher languages={languageLinks([])} />).innerHTML).toBe('');
});

function logoClass(theme: NavbarTheme, logos: { logo?: null; logoDark?: null }) {
	const siteSettings = props.settings && { ...props.settings, ...logos };
	const header = renderHtml(<BrandLogo settings={siteSettings} pageLogo={null} theme={theme} />);
	return header.querySelector('img')?.className;
}

it('a logo for the opposite background gets a plate, so that it stays visible', () => {
	expect(logoClass('light', { logo: null })).toContain('bg-ink');
	expect(logoClass('dark', { logoDark: null })).toContain('bg-(--plate)');
	// In the dark color scheme, the light theme has a dark background.
	expect(logoClass('light', { logoDark: null })).toContain('bg-(--plate)');
});

it('a logo for its own background has no plate', () => {
	expect(logoClass('light', {})).not.toContain('bg-');
	expect(logoClass('dark', {})).not.toContain('bg-');
});
