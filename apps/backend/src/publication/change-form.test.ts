// @vitest-environment happy-dom
import { act, createElement, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { DocumentPreview, LanguagePreview } from './shapes.ts';

interface ButtonProps {
	children: ReactNode;
	disabled?: boolean;
	onClick: () => void;
}
const call = vi.fn(async () => ({}));
vi.mock('@payloadcms/ui', () => ({
	Button: ({ children, disabled, onClick }: ButtonProps) =>
		createElement('button', { disabled, onClick, type: 'button' }, children),
	useTranslation: () => ({ i18n: { language: 'en' } }),
}));
vi.mock('../admin/endpoints/use-endpoint.ts', () => ({ useCall: () => call }));
const { ChangeForm } = await import('./change-form.tsx');

const line = (
	language: LanguagePreview['language'],
	more: Partial<LanguagePreview> = {},
): LanguagePreview => ({
	...{ language, state: 'published', waiting: false, changes: [], addressOffer: null },
	...{ oldPath: `/${language}`, newPath: `/${language}`, incomplete: false, findings: [], ...more },
});
const preview = (number: number, languages: LanguagePreview[], shared: string[] = []) =>
	({
		...{ document: `pages:${number}`, title: `Page ${number}`, canPublish: true, languages },
		...{ shared, findings: [], date: null },
	}) satisfies DocumentPreview;
const changed = { waiting: true, changes: ['Title'] };
const mixed = preview(1, [
	line('en', { ...changed, newPath: '/new' }),
	line('da', { ...changed, findings: [{ level: 'error', message: 'The title is missing.' }] }),
	line('de', { state: 'draft', waiting: true, addressOffer: 'neu', oldPath: null, newPath: null }),
]);

let root: Root;
const onConfirm = vi.fn(async (_changes: object[], _languages: readonly string[]) => undefined);
const show = async (documents: DocumentPreview[], more: object = {}) => {
	root = createRoot(document.body);
	const props = { documents, preselected: ['en', 'da', 'de'], onConfirm, onCancel: vi.fn() };
	await act(async () => root.render(createElement(ChangeForm, { ...props, ...more })));
	return document.body.textContent ?? '';
};
const boxes = () =>
	[...document.querySelectorAll<HTMLInputElement>('[type=checkbox]')].map((box) =>
		box.disabled ? 'disabled' : box.checked,
	);
const button = (name: string) =>
	[...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
const press = (name: string) => act(async () => button(name)?.click());
beforeEach(() => {
	vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
	onConfirm.mockClear();
});
afterEach(async () => {
	await act(async () => root.unmount());
	vi.unstubAllGlobals();
});

it('selects only languages with a change that can be published, and says why not', async () => {
	const text = await show([mixed]);
	expect(boxes()).toEqual([true, 'disabled', 'disabled']);
	expect(text).toContain('Visitors will see changes in: Title');
	expect(text).toContain('Address: /en becomes /new.');
	expect(text).toContain('Stays unpublished: Title');
	expect(text).toContain('Stops publishing: The title is missing.');
	expect(text).toContain('It has no address in this language');
	await press('Publish in English');
	const changes = [{ document: 'pages:1', languages: ['en'] }];
	expect(onConfirm).toHaveBeenCalledWith(changes, ['en']);
});

it('disables the button if no language is chosen or changed, or without the right to publish', async () => {
	await show([mixed], { preselected: [] });
	expect(button('Publish')?.disabled).toBe(true);
	await act(async () => root.unmount());
	await show([preview(1, [line('en'), line('da')])]);
	expect(boxes()).toEqual(['disabled', 'disabled']);
	expect(button('Publish')?.disabled).toBe(true);
	await act(async () => root.unmount());
	expect(await show([{ ...mixed, canPublish: false }])).toContain('You may not publish');
	expect(boxes()).toEqual(['disabled', 'disabled', 'disabled']);
});

it('stores a typed address in the draft and reads the preview again', async () => {
	const onAddress = vi.fn(async () => undefined);
	await show([mixed], { onAddress });
	await press('Use this address');
	expect(call).toHaveBeenCalledWith(
		expect.anything(),
		'/pages/1?locale=de&draft=true&depth=0',
		expect.objectContaining({ body: { slug: 'neu', _status: 'draft' } }),
	);
	expect(onAddress).toHaveBeenCalledWith('pages:1');
});

it('lists several documents, and leaves out those without a change in the languages', async () => {
	const other = preview(2, [line('en'), line('da', changed), line('de')], ['Layout']);
	const unchanged = preview(3, [line('en'), line('da'), line('de')]);
	const text = await show([mixed, other, unchanged]);
	expect(text).toContain('1 to publish');
	expect(text).toContain('Page 3No changes');
	expect(text).toContain('Changes in fields that all languages share go live too: Layout');
	await press('Publish in English and Danish');
	const languages = ['en', 'da'];
	expect(onConfirm.mock.calls[0]?.[0]).toEqual([
		{ document: 'pages:1', languages: ['en'] },
		{ document: 'pages:2', languages: ['da'] },
	]);
	expect(onConfirm.mock.calls[0]?.[1]).toEqual(languages);
	await act(async () => root.unmount());
	await show([mixed, other], { isAllOrNone: true });
	expect(button('Publish in English and Danish')?.disabled).toBe(true);
});

it('asks before it publishes a half-translated text', async () => {
	await show([preview(1, [line('en', { ...changed, incomplete: true })])]);
	expect(button('Publish in English')?.disabled).toBe(true);
	const accept = document.querySelectorAll<HTMLElement>('[type=checkbox]')[1];
	await act(async () => accept?.click());
	expect(button('Publish in English')?.disabled).toBe(false);
});

it('offers only published languages for unpublishing, with their path', async () => {
	const text = await show([mixed], { action: 'unpublish' });
	expect(boxes()).toEqual([true, true, 'disabled']);
	expect(text).toContain('/en');
	expect(text).toContain('Visitors do not see it in this language.');
	expect(button('Unpublish in English and Danish')?.disabled).toBe(false);
});
