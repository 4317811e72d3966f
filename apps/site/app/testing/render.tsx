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
	/** Path of the page shown, without its language prefix. */
	path?: string;
	/** What the root route has read: the shared content. */
	root?: unknown;
}

/** The HTML the server sends. */
export function renderMarkup(
	element: ReactNode,
	{ locale = 'en', path = '/', root }: RenderOptions = {},
): string {
	const page = <MessagesProvider messages={messages[locale]}>{element}</MessagesProvider>;
	const router = createMemoryRouter([{ id: 'root', path: '*', element: page }], {
		initialEntries: [localizedPath(locale, path)],
		hydrationData: { loaderData: { root } },
	});
	return renderToStaticMarkup(<RouterProvider router={router} />);
}

/** What a visitor without JavaScript gets: the server's HTML as an element. Needs the test environment `happy-dom`. */
export function renderHtml(element: ReactNode, options?: RenderOptions): HTMLElement {
	const container = document.createElement('div');
	container.innerHTML = renderMarkup(element, options);
	return container;
}

/** The text of every element a selector finds, trimmed. */
export function texts(container: ParentNode, selector: string): string[] {
	return [...container.querySelectorAll(selector)].map((element) => element.textContent.trim());
}
