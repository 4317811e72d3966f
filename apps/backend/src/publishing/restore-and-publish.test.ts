import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';

let role: string;
let path: string;
vi.mock('next/navigation', () => ({ usePathname: () => path }));
vi.mock('@payloadcms/ui', () => ({
	Button: (props: { children: string }) => createElement('strong', {}, props.children),
	toast: {},
	useAuth: () => ({ user: { id: 1, role } }),
	useConfig: () => ({ config: { routes: { api: '/api', admin: '/admin' } } }),
	useTranslation: () => ({ i18n: { language: 'en' } }),
}));
const { RestoreAndPublish } = await import('./restore-and-publish.tsx');

it.each([
	['publisher', 'collections/pages/7', true],
	['admin', 'globals/footer', true],
	['editor', 'collections/pages/7', false],
	['author', 'collections/posts/7', false],
	['translator', 'globals/header', false],
])('to a %s who looks at a version of %s it is offered: %s', (whose, document, isOffered) => {
	role = whose;
	path = `/admin/${document}/versions/12`;
	const shown = renderToStaticMarkup(createElement(RestoreAndPublish));
	expect(shown.includes('Restore and publish')).toBe(isOffered);
});
