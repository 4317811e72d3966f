// @vitest-environment happy-dom
import { act, createElement, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, it, vi } from 'vitest';

const written = new Set<string>();
let open = 'de';
const steps: unknown[] = [];
let stateRead = () => {};
const config = { serverURL: '', routes: { admin: '/admin' } };
vi.mock('@payloadcms/ui', () => ({
	Button: ({ children, onClick, url }: { children: string; onClick?: () => void; url?: string }) =>
		url
			? createElement('a', { href: url }, children)
			: createElement('button', { onClick, type: 'button' }, children),
	toast: { error: (text: string) => steps.push(text) },
	useConfig: () => ({ config }),
	useDocumentInfo: () => ({ id: 7, collectionSlug: 'pages', hasSavePermission: true }),
	useTranslation: () => ({ i18n: { language: 'en' } }),
}));
vi.mock('../../admin/endpoints/use-endpoint.ts', () => ({
	useCall: () => async (_endpoint: unknown, _path: string, init: { body: unknown }) =>
		steps.push(init.body),
}));
vi.mock('../../admin/saving/document-changed.ts', () => ({
	mergeIntoOpenForms: async () => written.add(open),
}));
vi.mock('../../publication/use-publishing.ts', () => ({
	useOpenLanguage: () => open,
	usePublishing: () => ({
		document: 'pages:7',
		state: {
			languages: ['en', 'da', 'de'].map((language) => ({
				language,
				state: written.has(language) ? 'draft' : 'missing',
			})),
		},
		refresh: async () => stateRead(),
	}),
}));
const { EmptyLanguage } = await import('./empty-language.tsx');

function Form() {
	const [, setReads] = useState(0);
	stateRead = () => setReads((reads) => reads + 1);
	return createElement(
		'div',
		{ className: 'render-fields' },
		createElement(EmptyLanguage),
		createElement('input', { id: 'title' }),
	);
}

const region = () => document.querySelector('section');
const choices = () =>
	[...document.querySelectorAll('section button')].map((one) => one.textContent);

async function openForm(language: string) {
	open = language;
	const root = createRoot(document.body);
	await act(async () => root.render(createElement(Form)));
	const press = (text: string) =>
		act(async () =>
			[...document.querySelectorAll('button')].find((one) => one.textContent === text)?.click(),
		);
	return { press, close: () => act(async () => root.unmount()) };
}

beforeEach(() => {
	vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
	written.clear();
	written.add('en');
	steps.length = 0;
});

it('copies another language, goes, and puts the focus into the first field', async () => {
	const { press, close } = await openForm('da');
	await press('Copy from English');
	expect(steps).toEqual([{ entity: 'pages', id: 7, language: 'da', from: 'en' }]);
	expect(region()).toBeNull();
	expect(document.activeElement?.id).toBe('title');
	await close();
});

it('offers a copy of each written language, or to start empty', async () => {
	written.add('da');
	const { press, close } = await openForm('de');
	expect(choices()).toEqual(['Copy from English', 'Copy from Danish', 'Start empty']);
	await press('Start empty');
	expect(region()).toBeNull();
	expect(document.activeElement?.id).toBe('title');
	expect(steps).toEqual([]);
	await close();
});

it('is absent from a form whose language has a text', async () => {
	const { close } = await openForm('en');
	expect(region()).toBeNull();
	await close();
});
