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

	it('links to the home page of a language without a translation, with a note', () => {
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
		expect(dark.querySelector('source')).toBeNull();
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
