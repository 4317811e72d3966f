// @vitest-environment ./test/dom/environment.ts
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderHtml } from '~/testing/render';
import { Link } from './link';

afterEach(() => {
	vi.unstubAllEnvs();
});

describe('Link', () => {
	it.each([['/pricing'], ['/da/pricing?currency=DKK#rcs'], ['/']])(
		'renders the same element on the server and in the browser: %s',
		(href) => {
			const attributesOf = (isServer: boolean) => {
				vi.stubEnv('SSR', isServer);
				const html = renderHtml(
					<Link href={href} className="a" rel="next" aria-label="Prices" data-x="1">
						Prices
					</Link>,
				);
				const { attributes = [] } = html.querySelector('a') ?? {};
				return Array.from(attributes, ({ name, value }) => `${name}=${value}`).sort();
			};
			expect(attributesOf(true)).toEqual(attributesOf(false));
			expect(attributesOf(true)).toContain(`href=${href}`);
		},
	);

	it('links to a page of the site in the same tab', () => {
		const anchor = renderHtml(<Link href="/pricing">Prices</Link>).querySelector('a');
		expect(anchor?.getAttribute('href')).toBe('/pricing');
		expect(anchor?.hasAttribute('target')).toBe(false);
	});

	it('announces a new tab and sets `noopener`', () => {
		const anchor = renderHtml(
			<Link href="https://company.example" target="_blank">
				Company
			</Link>,
		).querySelector('a');
		expect(anchor?.getAttribute('rel')).toBe('noopener');
		expect(anchor?.textContent).toBe('Company (opens in a new tab)');
	});

	it('renders only the text for a script URL', () => {
		const url = ['javascript', 'alert(1)'].join(':');
		const container = renderHtml(<Link href={url}>Prices</Link>);
		expect(container.querySelector('a')).toBeNull();
		expect(container.textContent).toBe('Prices');
	});
});
