// @vitest-environment happy-dom
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
const draft = { title: 'Written offline', slug: 'about' };
const base = { title: 'Before', slug: 'about' };
const fieldsOf = (data: Record<string, unknown>) =>
	Object.fromEntries(Object.entries(data).map(([name, value]) => [name, { value }]));
const getFormState = async ({ data }: { data: Record<string, unknown> }) => ({
	state: fieldsOf(data),
});
let isModified: boolean;
let formData: Record<string, unknown>;
let documentData: Record<string, unknown>;
let account: number;
let language = 'en';
let isRefused = false;
let isSaving = false;
let lock: { documentIsLocked?: boolean; currentEditor?: { id: number } };

vi.mock('@payloadcms/ui', () => ({
	Button: (props: { children: string; onClick: () => void }) =>
		createElement('button', { type: 'button', onClick: props.onClick }, props.children),
	toast: { success: vi.fn(), error: vi.fn(), info: vi.fn() },
	useAllFormFields: () => [{}, vi.fn()],
	useAuth: () => ({ user: { id: account } }),
	useConfig: () => ({ config: { routes: { api: '/api', admin: '/admin' } } }),
	useDocumentInfo: () => ({
		id: 7,
		collectionSlug: 'pages',
		savedDocumentData: documentData,
		getDocPreferences: async () => ({}),
		setMostRecentVersionIsAutosaved: vi.fn(),
		setUnpublishedVersionCount: vi.fn(),
		setData: (data: Record<string, unknown>) => {
			documentData = data;
		},
		...lock,
	}),
	useFormBackgroundProcessing: () => isSaving,
	useForm: () => ({
		...form,
		getData: () => formData,
		getFields: () => fieldsOf(formData),
		submit: async () => ({ res: { ok: !isRefused } }),
	}),
	useFormModified: () => isModified,
	useFormProcessing: () => false,
	useLocale: () => ({ code: 'en' }),
	useServerFunctions: () => ({ getFormState }),
	useTranslation: () => ({ i18n: { language } }),
}));
const { SaveBeforeLeaving } = await import('./save-before-leaving.tsx');
const { newestText, storeText } = await import('./stored-texts.ts');

const key = '1:unsaved:pages:7:en';
const storedText = () => newestText(key, () => false)?.text;
let root: Root;
const container = document.createElement('div');
const render = () =>
	act(async () => root.render(createElement(SaveBeforeLeaving, { waitMs: 1_000, pauseMs: 500 })));
const press = (name: string) =>
	act(async () =>
		[...container.querySelectorAll('button')]
			.find((button) => button.textContent === name)
			?.click(),
	);

beforeEach(() => {
	vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
	vi.useFakeTimers();
	vi.clearAllMocks();
	localStorage.clear();
	vi.stubGlobal('fetch', async () => Response.json({ doc: documentData, conflicts: [] }));
	isModified = false;
	documentData = base;
	account = 1;
	language = 'en';
	formData = draft;
	lock = {};
	root = createRoot(container);
});
afterEach(async () => {
	await act(async () => root.unmount());
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

describe('the notice of a form', () => {
	it('shows nothing while everything is saved', async () => {
		await render();
		expect(container.textContent).toBe('');
	});

	it('offers text that was not saved before a reload, and merges it into the form', async () => {
		storeText(key, { data: draft, base });
		formData = { title: 'Before', slug: 'changed-since' };
		await render();
		expect(container.textContent).toContain('is not in the document. It is still here.');
		await press('Put it into the form');
		expect(form.dispatchFields).toHaveBeenLastCalledWith({
			type: 'REPLACE_STATE',
			state: { title: { value: 'Written offline' }, slug: { value: 'changed-since' } },
		});
		expect(form.setModified).toHaveBeenCalledWith(true);
		expect(storedText()).toBeUndefined();
		expect(container.textContent).toBe('');
	});

	it('shows text beside a newer version that was changed elsewhere', async () => {
		storeText(key, { data: draft, base });
		formData = { title: 'Written by a colleague', slug: 'about' };
		await render();
		await press('Put it into the form');
		const question = container.querySelector('dialog');
		expect(question?.textContent).toContain('Written offline');
		expect(question?.textContent).toContain('Written by a colleague');
		await press('Keep mine');
		expect(form.dispatchFields).toHaveBeenLastCalledWith({
			type: 'REPLACE_STATE',
			state: { title: { value: 'Written offline' }, slug: { value: 'about' } },
		});
		expect(container.textContent).toBe('');
	});

	it('says that there is no connection, and offers unsaved text again once it is back', async () => {
		storeText(key, { data: draft, base });
		formData = base;
		await render();
		const offer = container.textContent;
		const goOnline = async (isOnline: boolean) => {
			vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
			await act(async () => window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
		};
		await goOnline(false);
		expect(container.textContent).toContain('No connection.');
		await goOnline(true);
		expect(container.textContent).toBe(offer);
		expect(storedText()?.data).toEqual(draft);
	});

	it('offers the text of a postponed conflict again, also in other tabs', async () => {
		storeText(key, { data: draft, base });
		formData = { title: 'Written by a colleague', slug: 'about' };
		await render();
		await press('Put it into the form');
		await press('Decide later');
		expect(container.textContent).toContain('is not in the document. It is still here.');
		await press('Put it into the form');
		await press('Take theirs');
		expect(container.textContent).toBe('');
		expect(localStorage).toHaveLength(0);
	});

	it('offers the text of a form that a colleague took over, and disables the form', async () => {
		vi.stubGlobal('fetch', async () => Response.json({}, { status: 423 }));
		isModified = true;
		await render();
		await act(() => vi.advanceTimersByTimeAsync(3_000));
		expect(container.textContent).toContain('A colleague took this over');
		expect(form.setProcessing).toHaveBeenCalledWith(true);
		expect(storedText()?.data).toEqual(draft);
	});
});

describe('the text of a form whose tab was closed', () => {
	/** Closes the tab while the backend responds with this status; then prepares a new tab. */
	async function closeTab(status: number) {
		vi.stubGlobal(
			'fetch',
			vi.fn(async () => Response.json({}, { status })),
		);
		isModified = true;
		await render();
		await act(async () => window.dispatchEvent(new PageTransitionEvent('pagehide')));
		isModified = false;
		await act(async () => root.unmount());
		root = createRoot(container);
	}
	const offer = 'is not in the document. It is still here.';

	it.each([409, 423, 500])(
		'is offered when the form is opened again, after a %s',
		async (status) => {
			await closeTab(status);
			formData = base;
			await render();
			expect(container.textContent).toContain(offer);
			await press('Put it into the form');
			expect(form.dispatchFields).toHaveBeenLastCalledWith({
				type: 'REPLACE_STATE',
				state: { title: { value: 'Written offline' }, slug: { value: 'about' } },
			});
			expect(container.textContent).toBe('');
			expect(localStorage).toHaveLength(0);
		},
	);

	it('is not offered after a successful save', async () => {
		await closeTab(200);
		await render();
		expect(container.textContent).toBe('');
		expect(localStorage).toHaveLength(0);
	});

	it('is not offered if the document contains it, even after an error response', async () => {
		await closeTab(500);
		documentData = draft;
		await render();
		expect(container.textContent).toBe('');
		expect(localStorage).toHaveLength(0);
	});

	it('is not offered if the save ended after the form was opened again', async () => {
		await closeTab(500);
		const merge = vi.fn(async () => Response.json({ doc: draft, conflicts: [] }));
		vi.stubGlobal('fetch', merge);
		formData = base;
		const offers: (string | null)[] = [];
		const observer = new MutationObserver(() => offers.push(container.textContent));
		observer.observe(container, { childList: true, subtree: true });
		await render();
		observer.disconnect();
		expect(merge).toHaveBeenCalledOnce();
		expect(form.dispatchFields).toHaveBeenLastCalledWith({
			type: 'REPLACE_STATE',
			state: fieldsOf(draft),
		});
		expect(container.textContent).toBe('');
		expect(offers.filter((text) => text?.includes(offer))).toEqual([]);
		expect(localStorage).toHaveLength(0);
	});

	it('is no longer offered once the document contains it', async () => {
		await closeTab(500);
		await render();
		expect(container.textContent).toContain(offer);
		documentData = { ...draft, updatedAt: '2026-01-02T00:00:00.000Z' };
		await render();
		expect(container.textContent).toBe('');
		expect(localStorage).toHaveLength(0);
	});

	it('is not offered to another account', async () => {
		await closeTab(409);
		account = 2;
		await render();
		expect(container.textContent).toBe('');
		expect(localStorage).toHaveLength(1);
	});

	it('remains until it is discarded, even if other text is saved in the meantime', async () => {
		await closeTab(409);
		await render();
		expect(container.textContent).toContain(offer);
		vi.stubGlobal(
			'fetch',
			vi.fn(async () => Response.json({})),
		);
		isModified = true;
		await render();
		await act(() => vi.advanceTimersByTimeAsync(3_000));
		expect(localStorage).toHaveLength(1);
		isModified = false;
		await render();
		await press('Discard my text');
		expect(container.textContent).toBe('');
		expect(localStorage).toHaveLength(0);
	});
});

describe('a click that leaves a form whose text cannot be saved', () => {
	const link = document.createElement('a');
	const onFollow = vi.fn((event: Event) => event.preventDefault());

	beforeEach(() => {
		link.href = '/admin/collections/pages';
		document.body.append(link, container);
		link.addEventListener('click', onFollow);
		vi.stubGlobal(
			'fetch',
			vi.fn(async () => Response.json({}, { status: 500 })),
		);
		isRefused = true;
		isModified = true;
	});
	afterEach(() => {
		isRefused = false;
		isSaving = false;
		link.remove();
		container.remove();
	});
	const dialog = () => document.querySelector('dialog[open]');
	const choose = (name: string) =>
		act(async () =>
			[...document.querySelectorAll('button')]
				.find((button) => button.textContent === name)
				?.click(),
		);

	it.each([
		['en', 'Leave this form?', 'Leave', 'Cancel'],
		['de', 'Formular verlassen?', 'Verlassen', 'Abbrechen'],
	])(
		'opens a dialog (%s) that cancels the click or follows the link',
		async (code, title, leave, cancel) => {
			language = code;
			await render();
			await act(async () => link.click());
			expect(dialog()?.textContent).toContain(title);
			await choose(cancel);
			expect(dialog()).toBeNull();
			expect(onFollow).not.toHaveBeenCalled();
			await act(async () => link.click());
			await choose(leave);
			expect(onFollow).toHaveBeenCalledOnce();
		},
	);

	it('is held while the error of a save is read, although the form counts as unmodified', async () => {
		isModified = false;
		isSaving = true;
		await render();
		await act(async () => link.click());
		expect(dialog()).not.toBeNull();
		expect(onFollow).not.toHaveBeenCalled();
	});
});
