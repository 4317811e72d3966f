// @vitest-environment happy-dom
import { act, createElement, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

let slug: string;
let title: string;
const setValue = vi.fn();
const fields = () => ({ slug: { value: slug }, title: { value: title } });
vi.mock('@payloadcms/ui', () => ({
	Button: ({ children, onClick }: { children: ReactNode; onClick: () => void }) =>
		createElement('button', { onClick, type: 'button' }, children),
	useDebounce: (value: string) => value,
	useDocumentInfo: () => ({ id: 7, collectionSlug: 'pages', hasSavePermission: true }),
	useField: () => ({ value: slug, setValue, disabled: false }),
	useFormFields: (select: (state: [ReturnType<typeof fields>]) => unknown) => select([fields()]),
	useLocale: () => ({ code: 'de' }),
	useTranslation: () => ({ i18n: { language: 'de' } }),
}));
vi.mock('../../../admin/endpoints/use-endpoint.ts', () => ({
	useEndpoint: () => ({ response: null }),
}));
const { SlugNotice } = await import('./slug-notice.tsx');

let root: Root;
const show = async () => {
	root = createRoot(document.body);
	await act(async () => root.render(createElement(SlugNotice)));
	return document.querySelector('button');
};
beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(async () => {
	await act(async () => root.unmount());
	vi.unstubAllGlobals();
});

it('offers the slug of a title that was translated side by side', async () => {
	[slug, title] = ['', 'Über die Preise'];
	const button = await show();
	expect(button?.textContent).toBe('„ueber-die-preise“ verwenden');
	await act(async () => button?.click());
	expect(setValue).toHaveBeenCalledWith('ueber-die-preise');
});

it.each([
	['preise', 'Preise'],
	['', '!'],
])('offers nothing beside the slug "%s" and the title "%s"', async (...stored) => {
	[slug, title] = stored;
	expect(await show()).toBeNull();
});
