// @vitest-environment happy-dom
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

let state: { languages: object[] } | null = null;
vi.mock('@payloadcms/ui', () => ({
	useDocumentInfo: () => ({ isTrashed: false, lastUpdateTime: 0 }),
	useTranslation: () => ({ i18n: { language: 'en' } }),
}));
vi.mock('../../../admin/use-site-locales.ts', () => ({
	useSiteLocales: () => [{ code: 'en' }, { code: 'da' }],
}));
vi.mock('../../../publication/use-publishing.ts', () => ({
	useOpenLanguage: () => 'da',
	usePublishing: () => ({ state, refresh: async () => undefined }),
}));
vi.mock('./language-line.tsx', () => ({ LanguageLine: () => createElement('li') }));
const { StatusLines } = await import('./status-lines.tsx');

const page = document.createElement('main');
const root = createRoot(page);
const render = () => act(async () => root.render(createElement(StatusLines, { siteUrl: '' })));
const chips = () => [...page.querySelectorAll('a')].map((chip) => [chip.textContent, chip.title]);

beforeEach(() => {
	vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
	document.body.append(page);
});
afterEach(() => vi.unstubAllGlobals());

it('has a chip for each language before and after its state is known', async () => {
	await render();
	expect(chips()).toEqual([
		['EN  English', 'English'],
		['DA  Danish', 'Danish'],
	]);
	state = {
		languages: [
			{ language: 'en', state: 'published', waiting: true, plan: null },
			{ language: 'da', state: 'missing', waiting: false, plan: null },
		],
	};
	await render();
	expect(chips()).toEqual([
		['EN Changed English', 'English: Published, with unpublished changes'],
		['DA Missing Danish', 'Danish: Missing'],
	]);
	expect(page.querySelector('[aria-current]')?.getAttribute('href')).toBe('?locale=da');
});

it('closes the details when the pointer leaves them, but not for a dialog', async () => {
	await render();
	const details = page.querySelector('details');
	const dialog = document.body.appendChild(document.createElement('dialog'));
	for (const [target, isOpen] of [
		[dialog, true],
		[details?.querySelector('ul'), true],
		[page, false],
	] as const) {
		details?.setAttribute('open', '');
		target?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
		expect(details?.open).toBe(isOpen);
	}
});
