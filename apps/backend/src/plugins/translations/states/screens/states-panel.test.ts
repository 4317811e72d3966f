// @vitest-environment happy-dom
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';

const state = { outdated: false, published: false, waiting: false, machine: false, changes: [] };
const states = [
	{ ...state, language: 'en', state: 'published', isSource: true },
	{ ...state, language: 'de', state: 'missing', isSource: false },
];
const steps: string[] = [];
const config = {
	serverURL: '',
	routes: { admin: '/admin' },
	localization: { localeCodes: ['en', 'de'] },
};
vi.mock('@payloadcms/ui', () => ({
	useConfig: () => ({ config }),
	useDocumentInfo: () => ({ id: 7, collectionSlug: 'pages', hasSavePermission: true }),
	useLocale: () => ({ code: 'de' }),
	useTranslation: () => ({ i18n: { language: 'en' } }),
}));
vi.mock('../../../../access/use-person.ts', () => ({ usePerson: () => ({ role: 'editor' }) }));
vi.mock('../../../../admin/endpoints/use-endpoint.ts', () => ({
	useCall: () => async () => ({ states }),
	useEndpoint: () => ({ response: { states }, problem: null, setResponse: () => undefined }),
}));
vi.mock('../../../../admin/saving/document-changed.ts', () => ({
	mergeIntoOpenForms: async (document: string) => steps.push(`merge ${document}`),
}));
vi.mock('../../../../publication/use-publishing.ts', () => ({
	usePublishing: () => ({ refresh: async () => steps.push('refresh') }),
}));
vi.mock('../../../../publication/use-unpublishing.ts', () => ({
	useUnpublishing: () => null,
}));
vi.mock('../../../../admin/dialogs/confirm-dialog.tsx', () => ({
	ConfirmDialog: ({ onConfirm }: { onConfirm: () => void }) =>
		createElement('button', { id: 'confirm', onClick: onConfirm, type: 'button' }),
}));
const { StatesPanel } = await import('./states-panel.tsx');

afterEach(() => vi.unstubAllGlobals());

it('reads the publishing state again after a copy, so that the form no longer says that nothing is written', async () => {
	vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
	const root = createRoot(document.body);
	await act(async () => root.render(createElement(StatesPanel)));
	const button = [...document.querySelectorAll('button')].find(
		({ textContent }) => textContent === 'Copy from English',
	);
	await act(async () => button?.click());
	await act(async () => document.querySelector<HTMLElement>('#confirm')?.click());
	expect(steps).toEqual(['merge pages/7', 'refresh']);
	await act(async () => root.unmount());
});
