import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { MessagesProvider } from '~/i18n/context';
import { localeFromPath } from '~/i18n/locale';
import { da } from '~/i18n/messages/da';
import { de } from '~/i18n/messages/de';
import { en } from '~/i18n/messages/en';

const messages = { en, da, de };

/** The HTML the server sends for a part of a page at an address, in the address's language. */
export function renderHtml(node: ReactNode, path = '/blog/an-article'): string {
	const routes = [{ id: 'root', path: '*', element: node }];
	const router = createMemoryRouter(routes, { initialEntries: [path] });
	return renderToStaticMarkup(
		<MessagesProvider messages={messages[localeFromPath(path)]}>
			<RouterProvider router={router} />
		</MessagesProvider>,
	);
}

/** The same as a document to query. */
export function renderDocument(node: ReactNode, path?: string): Document {
	return new DOMParser().parseFromString(renderHtml(node, path), 'text/html');
}
