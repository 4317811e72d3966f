import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';

let role: string;
let path: string;
vi.mock('next/navigation', () => ({ usePathname: () => path, useRouter: () => ({}) }));
vi.mock('@payloadcms/ui', () => ({
	Button: (props: { children: string }) => createElement('strong', {}, props.children),
	useAuth: () => ({ user: { id: 1, role } }),
	useTranslation: () => ({ i18n: { language: 'en' } }),
}));
const { RestoreButton } = await import('./restore-button.tsx');

it.each([
	['publisher', 'collections/pages/7/versions/12', true],
	['editor', 'globals/footer/versions/12', true],
	['translator', 'globals/header/versions/12', true],
	['price-manager', 'collections/pages/7/versions/12', false],
	['publisher', 'collections/pages/trash/7/versions/12', false],
	['publisher', 'collections/pages/7/versions', false],
])('shows the button to a %s at %s: %s', (userRole, screenPath, isShown) => {
	role = userRole;
	path = `/admin/${screenPath}`;
	const html = renderToStaticMarkup(createElement(RestoreButton));
	expect(html.includes('Restore …')).toBe(isShown);
});
