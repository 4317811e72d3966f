// @vitest-environment jsdom
import { act, createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const form = {
	isValid: true,
	dispatchFields: vi.fn(),
	setModified: vi.fn(),
	setProcessing: vi.fn(),
	setBackgroundProcessing: vi.fn(),
};
const typed = { title: 'Written offline', slug: 'about' };
const base = { title: 'Before', slug: 'about' };
const fieldsOf = (data: Record<string, unknown>) =>
	Object.fromEntries(Object.entries(data).map(([name, value]) => [name, { value }]));
const getFormState = async ({ data }: { data: Record<string, unknown> }) => ({
	state: fieldsOf(data),
});
let modified: boolean;
let inForm: Record<string, unknown>;
let stored: Record<string, unknown>;
let account: number;
let language = 'en';
let isRefused = false;
let lock: { documentIsLocked?: boolean; currentEditor?: { id: number } };

vi.mock('@payloadcms/ui', () => ({
	Button: (props: { children: string; onClick: () => void }) =>
		createElement('button', { type: 'button', onClick: props.onClick }, props.children),
	toast: { success: vi.fn(), error: vi.fn(), info: vi.fn() },
	useAllFormFields: () => [{}, vi.fn()],
	useAuth: () => ({
		user: { id: account },
		permissions: { collections: { pages: { create: true } } },
	}),
	useConfig: () => ({ config: { routes: { api: '/api', admin: '/admin' } } }),
	useDocumentInfo: () => ({
		id: 7,
		collectionSlug: 'pages',
		savedDocumentData: stored,
		getDocPreferences: async () => ({}),
		setData: vi.fn(),
		...lock,
	}),
	useFormBackgroundProcessing: () => false,
	useForm: () => ({
		...form,
		getData: () => inForm,
		getFields: () => fieldsOf(inForm),
		submit: async () => ({ res: { ok: !isRefused } }),
	}),
	useFormModified: () => modified,
	useFormProcessing: () => false,
	useLocale: () => ({ code: 'en' }),
	useServerFunctions: () => ({ getFormState }),
	useTranslation: () => ({ i18n: { language } }),
}));
const { SaveBeforeLeaving } = await import('./save-before-leaving.tsx');
const { storeUnsaved, readUnsaved } = await import(
	'../../../platform/admin/saving/unsaved-text.ts'
);

const key = 'unsaved:pages:7:en';
let root: Root;
const place = document.createElement('div');
const render = () =>
	act(async () => root.render(createElement(SaveBeforeLeaving, { waitMs: 1_000, pauseMs: 500 })));
const press = (name: string) =>
	act(async () =>
		[...place.querySelectorAll('button')].find((one) => one.textContent === name)?.click(),
	);

// jsdom shows no dialogs.
HTMLDialogElement.prototype.showModal = function showModal() {
	this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
	this.dispatchEvent(new Event('close'));
};

beforeEach(() => {
	vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
	vi.useFakeTimers();
	vi.clearAllMocks();
	sessionStorage.clear();
	localStorage.clear();
	modified = false;
	stored = base;
	account = 1;
	language = 'en';
	inForm = typed;
	lock = {};
	root = createRoot(place);
});
afterEach(async () => {
	await act(async () => root.unmount());
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

describe('beside a form', () => {
	it('there is nothing while everything is saved', async () => {
		await render();
		expect(place.textContent).toBe('');
	});

	it('text that was not saved before a reload is offered, and merged into the form', async () => {
		storeUnsaved(key, { data: typed, base });
		inForm = { title: 'Before', slug: 'changed-since' };
		await render();
		expect(place.textContent).toContain('is not in the document. It is still here.');
		await press('Put it into the form');
		expect(form.dispatchFields).toHaveBeenLastCalledWith({
			type: 'REPLACE_STATE',
			state: { title: { value: 'Written offline' }, slug: { value: 'changed-since' } },
		});
		expect(form.setModified).toHaveBeenCalledWith(true);
		expect(readUnsaved(key)).toBeNull();
		expect(place.textContent).toBe('');
	});

	it('text that was changed elsewhere in the meantime is put beside the newer one', async () => {
		storeUnsaved(key, { data: typed, base });
		inForm = { title: 'Written by a colleague', slug: 'about' };
		await render();
		await press('Put it into the form');
		const question = place.querySelector('dialog');
		expect(question?.textContent).toContain('Written offline');
		expect(question?.textContent).toContain('Written by a colleague');
		await press('Keep mine');
		expect(form.dispatchFields).toHaveBeenLastCalledWith({
			type: 'REPLACE_STATE',
			state: { title: { value: 'Written offline' }, slug: { value: 'about' } },
		});
		expect(place.textContent).toBe('');
	});

	it('a question that was put off is asked again, also in another tab', async () => {
		localStorage.setItem(
			'conflicts:1:unsaved:pages:7:en',
			JSON.stringify([{ path: 'title', mine: 'Mine', theirs: 'Theirs' }]),
		);
		await render();
		await press('Decide later');
		expect(place.textContent).toContain('changed in two places: 1');
		await press('Compare');
		await press('Take theirs');
		expect(place.textContent).toBe('');
		expect(localStorage.getItem('conflicts:1:unsaved:pages:7:en')).toBeNull();
	});

	it('text of a form that a colleague took over is offered, and becomes a draft of its own', async () => {
		const fetched = vi.fn(async (_address: string, _sent: object) =>
			Response.json({}, { status: 423 }),
		);
		vi.stubGlobal('fetch', fetched);
		modified = true;
		await render();
		await act(() => vi.advanceTimersByTimeAsync(3_000));
		expect(place.textContent).toContain('A colleague took this over');
		expect(form.setProcessing).toHaveBeenCalledWith(true);
		expect(readUnsaved(key)?.data).toEqual(typed);
		fetched.mockImplementation(async () => Response.json({ doc: { id: 9 } }));
		await press('Save as a new draft');
		const [address, sent] = fetched.mock.lastCall ?? [];
		expect(address).toBe('/api/pages/7/duplicate?depth=0&locale=en');
		expect(JSON.stringify(sent)).not.toContain('about');
		expect(place.querySelector('a')?.getAttribute('href')).toBe(
			'/admin/collections/pages/9?locale=en',
		);
	});
});

describe('what a form held as its tab was closed', () => {
	/** Closes the tab while the backend answers this; then opens the form again, in a new tab. */
	async function closeTab(status: number) {
		vi.stubGlobal(
			'fetch',
			vi.fn(async () => Response.json({}, { status })),
		);
		modified = true;
		await render();
		await act(async () => window.dispatchEvent(new PageTransitionEvent('pagehide')));
		modified = false;
		await act(async () => root.unmount());
		sessionStorage.clear();
		root = createRoot(place);
	}
	const offer = 'is not in the document. It is still here.';

	it.each([409, 423, 500])(
		'is offered when the form is opened again, after a %s',
		async (status) => {
			await closeTab(status);
			inForm = base;
			await render();
			expect(place.textContent).toContain(offer);
			await press('Put it into the form');
			expect(form.dispatchFields).toHaveBeenLastCalledWith({
				type: 'REPLACE_STATE',
				state: { title: { value: 'Written offline' }, slug: { value: 'about' } },
			});
			expect(place.textContent).toBe('');
			expect(localStorage).toHaveLength(0);
		},
	);

	it('is not offered once it is saved', async () => {
		await closeTab(200);
		await render();
		expect(place.textContent).toBe('');
		expect(localStorage).toHaveLength(0);
	});

	it('is not offered where the document holds it, though nobody read the answer', async () => {
		await closeTab(500);
		stored = typed;
		await render();
		expect(place.textContent).toBe('');
		expect(localStorage).toHaveLength(0);
	});

	it('is no longer offered when the document holds it later', async () => {
		await closeTab(500);
		await render();
		expect(place.textContent).toContain(offer);
		stored = { ...typed, updatedAt: '2026-01-02T00:00:00.000Z' };
		await render();
		expect(place.textContent).toBe('');
		expect(localStorage).toHaveLength(0);
	});

	it('is not offered to another account', async () => {
		await closeTab(409);
		account = 2;
		await render();
		expect(place.textContent).toBe('');
		expect(localStorage).toHaveLength(1);
	});

	it('stays until it is discarded, also when other text is saved meanwhile', async () => {
		await closeTab(409);
		await render();
		expect(place.textContent).toContain(offer);
		vi.stubGlobal(
			'fetch',
			vi.fn(async () => Response.json({})),
		);
		modified = true;
		await render();
		await act(() => vi.advanceTimersByTimeAsync(3_000));
		expect(localStorage).toHaveLength(1);
		modified = false;
		await render();
		await press('Discard my text');
		expect(place.textContent).toBe('');
		expect(localStorage).toHaveLength(0);
	});
});

describe('a click that leads away from text that can’t be saved', () => {
	const link = document.createElement('a');
	const followed = vi.fn((event: Event) => event.preventDefault());

	beforeEach(() => {
		link.href = '/admin/collections/pages';
		document.body.append(link, place);
		link.addEventListener('click', followed);
		vi.stubGlobal(
			'fetch',
			vi.fn(async () => Response.json({}, { status: 500 })),
		);
		isRefused = true;
		modified = true;
	});
	afterEach(() => {
		isRefused = false;
		link.remove();
		place.remove();
	});
	const dialog = () => document.querySelector('dialog[open]');
	const choose = (name: string) =>
		act(async () =>
			[...document.querySelectorAll('button')].find((one) => one.textContent === name)?.click(),
		);

	it.each([
		['en', 'Leave this form?', 'Leave', 'Cancel'],
		['de', 'Formular verlassen?', 'Verlassen', 'Abbrechen'],
	])('is asked about in %s, then held or followed', async (code, title, leave, cancel) => {
		language = code;
		await render();
		await act(async () => link.click());
		expect(dialog()?.textContent).toContain(title);
		await choose(cancel);
		expect(dialog()).toBeNull();
		expect(followed).not.toHaveBeenCalled();
		await act(async () => link.click());
		await choose(leave);
		expect(followed).toHaveBeenCalledOnce();
	});
});
