// @vitest-environment ./test/dom/environment.ts
import { expect, it } from 'vitest';
import type { PageFieldsFragment } from '~/content/generated/operations';
import { example as faq } from '~/sections/faq/example';
import { example as form } from '~/sections/form/example';
import { example as wideCta } from '~/sections/wide-cta/example';
import { examplePageIn } from '~/testing/example-page';
import { renderHtml } from '~/testing/render';
import { exampleShared } from '../example-shared';
import { PageView } from './page-view';

const logo = exampleShared.settings?.logoDark ?? null;

it.each(['default', 'blog', 'simple'] as const)(
	'renders the layout %s, the navbar theme and the logo of the page',
	(pageLayout) => {
		const options = { pageLayout, navbarTheme: 'dark' as const, pageLogo: logo };
		const page = { ...examplePageIn('en'), ...options };
		const html = renderHtml(<PageView page={page} prices={null} figures={{}} />, {
			root: exampleShared,
		});
		const header = html.querySelector('header');
		expect(header?.querySelector('img')?.getAttribute('src')).toBe(logo?.url);
		expect(header?.className).toContain('theme-dark');
		expect(html.textContent.includes('Send the first message today')).toBe(pageLayout !== 'simple');
	},
);

function hasSharedCallToAction(sections: PageFieldsFragment['sections']): boolean {
	const page = { ...examplePageIn('en'), sections };
	const html = renderHtml(<PageView page={page} prices={null} figures={{}} />, {
		root: exampleShared,
	});
	return html.querySelector('#call-to-action') !== null;
}

it('ends with the shared call to action, unless the page has a form or a call to action at its end', () => {
	expect(hasSharedCallToAction([faq])).toBe(true);
	expect(hasSharedCallToAction([wideCta, faq])).toBe(true);
	expect(hasSharedCallToAction([faq, wideCta])).toBe(false);
	expect(hasSharedCallToAction([form, faq])).toBe(false);
});
