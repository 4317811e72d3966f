// @vitest-environment ./test/dom/environment.ts
import { expect, it } from 'vitest';
import type { PageFieldsFragment } from '~/content/generated/operations';
import { example as faq } from '~/sections/faq/example';
import { example as form } from '~/sections/form/example';
import { example as hero } from '~/sections/hero/example';
import { example as wideCta } from '~/sections/wide-cta/example';
import { examplePageIn } from '~/testing/example-page';
import { examplePost } from '~/testing/example-post';
import { renderHtml, texts } from '~/testing/render';
import { exampleShared } from '../example-shared';
import { PageView } from './page-view';

const logo = exampleShared.settings?.logoDark ?? null;

it.each(['default', 'blogWithSidebar', 'simple'] as const)(
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

const newsletter = {
	...form,
	form: form.form && {
		...form.form,
		fields: form.form.fields.filter(({ kind }) => kind === 'email').slice(0, 1),
	},
};

it.each([
	['blog', []],
	['blogWithSidebar', ['First', 'Second', examplePost.title]],
] as const)(
	'the layout %s has a title, a column and the newest articles',
	(pageLayout, contents) => {
		const page = {
			...examplePageIn('en'),
			pageLayout,
			sections: [
				...['First', 'Second'].map((heading) => ({ ...faq, id: heading, heading })),
				newsletter,
			],
		};
		const html = renderHtml(
			<PageView page={page} prices={null} figures={{}} posts={[examplePost]} />,
			{ root: exampleShared },
		);
		expect(texts(html, 'h1')).toEqual([page.title]);
		expect(texts(html, 'h2').slice(0, 2)).toEqual(['First', 'Second']);
		expect(html.textContent).toContain('Read next');
		expect(html.textContent).toContain(examplePost.title);
		expect(texts(html, 'aside a')).toEqual(contents);
		expect(html.querySelector('form')?.closest('aside') !== null).toBe(contents.length > 0);
		for (const link of html.querySelectorAll<HTMLAnchorElement>('aside a[href^="#"]'))
			expect(html.querySelector(link.hash)).not.toBeNull();
		const withHero = { ...page, sections: [hero, ...page.sections] };
		const heroHtml = renderHtml(<PageView page={withHero} prices={null} figures={{}} />, {
			root: exampleShared,
		});
		expect(texts(heroHtml, 'h1')).toEqual([hero.heading]);
	},
);
