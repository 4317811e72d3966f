// @vitest-environment happy-dom
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';

const state = { languages: [{ language: 'en' }, { language: 'da' }, { language: 'de' }] };
vi.mock('@payloadcms/ui', () => ({
	useDocumentInfo: () => ({ isTrashed: false, lastUpdateTime: 0 }),
	useTranslation: () => ({ i18n: { language: 'en' } }),
}));
vi.mock('../../../publication/use-publishing.ts', () => ({
	useOpenLanguage: () => 'da',
	usePublishing: () => ({ state, refresh: async () => undefined }),
}));
vi.mock('./language-line.tsx', () => ({ LanguageLine: () => createElement('li') }));
const { StatusLines } = await import('./status-lines.tsx');

afterEach(() => vi.unstubAllGlobals());

it('tells the button bar the measured height of its lines, which are folded on a phone', async () => {
	vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
	let resize = (_entries: readonly object[]) => {};
	vi.stubGlobal(
		'ResizeObserver',
		class {
			constructor(onResize: typeof resize) {
				resize = onResize;
			}
			observe() {}
			disconnect() {}
		},
	);
	const bar = document.createElement('div');
	bar.className = 'doc-controls';
	const root = createRoot(bar);
	await act(async () => root.render(createElement(StatusLines, { siteUrl: '' })));
	resize([{ borderBoxSize: [{ blockSize: 122 }] }]);
	expect(bar.style.getPropertyValue('--publishing-lines-height')).toBe('122px');
	const [lines, more] = [bar.querySelector('ul'), bar.querySelector('button')];
	expect(lines?.className).toContain('publishing-lines--folded');
	await act(async () => more?.click());
	expect(lines?.className).not.toContain('publishing-lines--folded');
	expect(more?.getAttribute('aria-expanded')).toBe('true');
	await act(async () => root.unmount());
});
