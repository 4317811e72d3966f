// @vitest-environment jsdom
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

it('a file that was changed since it was chosen is named as that, and can be chosen once more', async () => {
	vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
	const sent = vi.fn();
	vi.stubGlobal('fetch', sent);
	const place = document.createElement('div');
	const root = createRoot(place);
	await act(async () => root.render(createElement(CsvPanel, { collectionSlug: 'redirects' })));
	const changed = new DOMException('The file was changed', 'NotReadableError');
	const file = { name: 'redirects.csv', arrayBuffer: () => Promise.reject(changed) };
	const input = place.querySelector('input');
	if (input) Object.defineProperty(input, 'files', { value: [file] });
	await act(async () => input?.dispatchEvent(new Event('change', { bubbles: true })));
	expect(place.querySelector('[role=alert]')?.textContent).toBe(csvWords.changed.de);
	expect(sent).not.toHaveBeenCalled();
	expect(place.textContent).not.toContain(file.name);
	await act(async () => root.unmount());
	vi.unstubAllGlobals();
});
