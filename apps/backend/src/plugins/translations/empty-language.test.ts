// @vitest-environment happy-dom
import { act, createElement, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';

const steps: string[] = [];
vi.mock('@payloadcms/ui', () => ({
	Button: ({ children, onClick }: { children: ReactNode; onClick: () => void }) =>
		createElement('button', { onClick, type: 'button' }, children),
	useConfig: () => ({ config: { routes: { admin: '/admin' } } }),
	useDocumentInfo: () => ({ id: 7, collectionSlug: 'pages', hasSavePermission: true }),
	useTranslation: () => ({ i18n: { language: 'en' } }),
}));
vi.mock('../../admin/endpoints/use-endpoint.ts', () => ({ useCall: () => async () => ({}) }));
vi.mock('../../admin/saving/document-changed.ts', () => ({
	mergeIntoOpenForms: async (document: string) => steps.push(`merge ${document}`),
}));
vi.mock('../../publication/use-publishing.ts', () => ({
	useOpenLanguage: () => 'de',
	usePublishing: () => ({
		document: 'pages:7',
		state: { languages: [{ language: 'en', state: 'published' }] },
		refresh: async () => steps.push('refresh'),
	}),
}));
const { EmptyLanguage } = await import('./empty-language.tsx');

afterEach(() => vi.unstubAllGlobals());

it('reads the publishing state again after a copy, so that the form no longer says that nothing is written', async () => {
	vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
	const root = createRoot(document.body);
	await act(async () => root.render(createElement(EmptyLanguage)));
	await act(async () => document.querySelector('button')?.click());
	expect(document.querySelector('button')?.textContent).toBe('Copy from English');
	expect(steps).toEqual(['merge pages/7', 'refresh']);
	await act(async () => root.unmount());
});
