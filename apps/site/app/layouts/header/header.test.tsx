// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { renderHtml, texts } from '~/testing/render';
import { exampleShared } from '../example-shared';
import { languageLinks } from '../languages';
import { Header, type HeaderProps } from './header';

const props: HeaderProps = {
	settings: exampleShared.settings,
	header: exampleShared.header,
	languages: languageLinks([{ locale: 'en', href: '/pricing' }]),
	navbarTheme: 'light',
	pageLogo: null,
};

describe('Header', () => {
	it('opens every menu without scripts: each button names a popover that exists', () => {
		const container = renderHtml(<Header {...props} />);
		const targets = [...container.querySelectorAll('button')].map((button) =>
			button.getAttribute('popovertarget'),
		);
		expect(targets).toHaveLength(3);
		for (const id of targets)
			expect(container.querySelector(`[id="${id}"][popover]`)).not.toBeNull();
	});

	it('marks the page being shown', () => {
		const container = renderHtml(<Header {...props} />, { path: '/pricing' });
		expect(texts(container, 'nav [aria-current=page]')).toContain('Pricing');
	});

	it('leads an untranslated page to the language’s home and says so', () => {
		const link = renderHtml(<Header {...props} />).querySelector('a[hreflang=de]');
		expect(link?.getAttribute('href')).toBe('/language/de?to=%2Fde');
		expect(link?.textContent).toContain('not available in this language');
	});

	it('marks links that change the language for analytics, not the one to the language being read', () => {
		const links = renderHtml(<Header {...props} />).querySelectorAll<HTMLElement>('a[hreflang]');
		const marks = [...links].map(
			(link) => `${link.getAttribute('hreflang')} ${link.dataset.locale}`,
		);
		expect(new Set(marks)).toEqual(new Set(['en undefined', 'da da', 'de de']));
	});

	it('shows the logo made for its surroundings, in light and dark', () => {
		const light = renderHtml(<Header {...props} />);
		expect(light.querySelector('img')?.getAttribute('src')).toBe('/content/media/logo.svg');
		expect(light.querySelector('source')?.getAttribute('srcset')).toBe(
			'/content/media/logo-light.svg',
		);
		const dark = renderHtml(<Header {...props} navbarTheme="dark" />);
		expect(dark.querySelector('img')?.getAttribute('src')).toBe('/content/media/logo-light.svg');
		expect(dark.querySelector('source')).toBeNull();
	});

	it('shows the page’s own logo instead', () => {
		const pageLogo = exampleShared.settings?.logoDark ?? null;
		const container = renderHtml(<Header {...props} pageLogo={pageLogo} />);
		expect(container.querySelector('img')?.getAttribute('src')).toBe(
			'/content/media/logo-light.svg',
		);
	});

	it('still leads home and to the languages when nothing could be read', () => {
		const container = renderHtml(<Header {...props} settings={null} header={null} />, {
			locale: 'da',
		});
		expect(container.querySelector('a')?.getAttribute('href')).toBe('/da');
		expect(container.querySelectorAll('a[hreflang]').length).toBeGreaterThan(0);
	});
});
