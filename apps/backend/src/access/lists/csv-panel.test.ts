// @vitest-environment happy-dom
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { csvWords } from './csv-words.ts';

const config = { serverURL: '', routes: { api: '/api' } };
const i18n = { language: 'de' };
vi.mock('@payloadcms/ui', () => ({
	Button: ({ children, disabled, onClick }: Record<string, never>) =>
		createElement('button', { disabled, onClick, type: 'button' }, children),
	useAuth: () => ({ user: { role: 'admin' } }),
	useConfig: () => ({ config }),
	useTranslation: () => ({ i18n }),
}));
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => undefined }) }));
const { CsvPanel } = await import('./csv-panel.tsx');

it('reports a file that has changed since its selection, and clears the selection', async () => {
	vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
	const fetchSpy = vi.fn();
	vi.stubGlobal('fetch', fetchSpy);
	const container = document.createElement('div');
	const root = createRoot(container);
	await act(async () => root.render(createElement(CsvPanel, { collectionSlug: 'redirects' })));
	const readError = new DOMException('The file was changed', 'NotReadableError');
	const file = { name: 'redirects.csv', arrayBuffer: () => Promise.reject(readError) };
	const input = container.querySelector('input');
	if (input) Object.defineProperty(input, 'files', { value: [file] });
	await act(async () => input?.dispatchEvent(new Event('change', { bubbles: true })));
	expect(container.querySelector('[role=alert]')?.textContent).toBe(csvWords.changed.de);
	expect(fetchSpy).not.toHaveBeenCalled();
	expect(container.textContent).not.toContain(file.name);
	await act(async () => root.unmount());
	vi.unstubAllGlobals();
});
