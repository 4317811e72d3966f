// @vitest-environment happy-dom
import { act, createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

let publishedAt: string | null;
let role: string;
let isPlanned: boolean;
const update = vi.fn(async () => true);
vi.mock('@payloadcms/ui', () => ({
	Button: () => null,
	toast: {},
	useDocumentInfo: () => ({ id: 3, savedDocumentData: { publishedAt, languages: ['en'] } }),
	useTranslation: () => ({ i18n: { language: 'en' } }),
}));
vi.mock('./release-form.tsx', () => ({ ReleaseButton: () => null }));
vi.mock('./plan-line.tsx', () => ({ PlanLine: () => null }));
vi.mock('../../access/use-person.ts', () => ({ usePerson: () => ({ role }) }));
vi.mock('../references/api.client.ts', () => ({
	ChooseDocument: ({ label, onChoose }: { label: string; onChoose: (choice: object) => void }) =>
		createElement(
			'button',
			{ onClick: () => onChoose({ collection: 'pages', id: 12 }), type: 'button' },
			label,
		),
}));
vi.mock('./use-release.ts', () => ({
	useRelease: () => ({
		content: { members: [], preview: '', plan: isPlanned ? { at: '', failure: null } : null },
		refusal: '',
		isBusy: false,
		update,
	}),
}));
const { ReleasePanel } = await import('./release-panel.tsx');

let root: Root;
const show = async () => {
	root = createRoot(document.body);
	await act(async () => root.render(createElement(ReleasePanel)));
	return document.querySelector('button');
};
beforeEach(() => {
	vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
	[publishedAt, role, isPlanned] = [null, 'editor', false];
});
afterEach(async () => {
	await act(async () => root.unmount());
	vi.unstubAllGlobals();
});

it('adds a document from the release', async () => {
	const button = await show();
	expect(button?.textContent).toBe('Add a document');
	await act(async () => button?.click());
	expect(update).toHaveBeenCalledWith('add', 'pages:12');
});

it('adds nothing to a planned or published release, or for people who may not change it', async () => {
	isPlanned = true;
	expect(await show()).toBeNull();
	await act(async () => root.unmount());
	isPlanned = false;
	publishedAt = '2026-11-27T12:00:00Z';
	expect(await show()).toBeNull();
	await act(async () => root.unmount());
	[publishedAt, role] = [null, 'translator'];
	expect(await show()).toBeNull();
});
