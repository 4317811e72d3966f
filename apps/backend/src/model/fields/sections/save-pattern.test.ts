import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';

let create: boolean | undefined;
vi.mock('@payloadcms/ui', () => ({
	toast: {},
	useAuth: () => ({ permissions: { collections: { patterns: { create } } } }),
	useConfig: () => ({ config: { routes: { api: '/api' } } }),
	useDocumentInfo: () => ({ id: 7, collectionSlug: 'pages' }),
	useFormModified: () => false,
	useLocale: () => ({ code: 'en' }),
	useRowLabel: () => ({ path: 'sections.0', rowNumber: 0 }),
	useTranslation: () => ({ i18n: { language: 'en' } }),
}));
const { SavePattern } = await import('./save-pattern.tsx');

it.each([
	[true, true],
	[undefined, false],
])('is shown to people who may create patterns (%s)', (may, isShown) => {
	create = may;
	expect(renderToStaticMarkup(createElement(SavePattern)).includes('<button')).toBe(isShown);
});
