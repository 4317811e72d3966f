import { inLanguage } from '@website/contracts/locales';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { type LocaleCode, localizedPath } from '#shared/locales/locale.ts';
import { MessagesProvider } from '~/i18n/context';
import { da } from '~/i18n/messages/da';
import { de } from '~/i18n/messages/de';
import { en } from '~/i18n/messages/en';

const messages = { en, da, de };

interface RenderOptions {
	locale?: LocaleCode;
	/** The path of the page without its locale prefix. */
	path?: string;
	/** The loader data of the root route: the shared content. */
	root?: unknown;
}

/** Renders an element to the HTML that the server sends. */
export function renderMarkup(
	element: ReactNode,
	{ locale = 'en', path = '/', root }: RenderOptions = {},
): string {
	const page = (
		<MessagesProvider messages={inLanguage(messages, locale)}>{element}</MessagesProvider>
	);
	const router = createMemoryRouter([{ id: 'root', path: '*', element: page }], {
		initialEntries: [localizedPath(locale, path)],
		hydrationData: { loaderData: { root } },
	});
	return renderToStaticMarkup(<RouterProvider router={router} />);
}

/** Renders an element to the server's HTML and returns it as a DOM element. Requires the test environment `happy-dom`. */
export function renderHtml(element: ReactNode, options?: RenderOptions): HTMLElement {
	const container = document.createElement('div');
	container.innerHTML = renderMarkup(element, options);
	return container;
}

/** The trimmed text of every element that matches a selector. */
export function texts(container: ParentNode, selector: string): string[] {
	return [...container.querySelectorAll(selector)].map((element) => element.textContent.trim());
}
