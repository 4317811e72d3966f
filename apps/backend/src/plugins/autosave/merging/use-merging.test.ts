// @vitest-environment jsdom
import { act, createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const before = { title: 'Before', slug: 'about', updatedAt: '1' };
const form = { dispatchFields: vi.fn(), setModified: vi.fn() };
const info = vi.fn();
const setData = vi.fn();
const onConflicts = vi.fn();
const onUnread = vi.fn();
let stored: Record<string, unknown>;
let inForm: Record<string, unknown>;
let isSaving: boolean;
let isModified: boolean;
const fieldsOf = (data: Record<string, unknown>) =>
	Object.fromEntries(Object.entries(data).map(([name, value]) => [name, { value }]));
const stateOf = async ({ data }: { data: Record<string, unknown> }) => ({ state: fieldsOf(data) });
const getFormState = vi.fn(stateOf);
const fetched = vi.fn(async (_address: string) => Response.json(stored));

vi.mock('@payloadcms/ui', () => ({
	toast: { info },
	useConfig: () => ({ config: { routes: { api: '/api' } } }),
	useDocumentInfo: () => ({
		id: 7,
		collectionSlug: 'pages',
		docConfig: { fields: [{ name: 'slug', type: 'text', label: 'Address' }] },
		savedDocumentData: before,
		getDocPreferences: async () => ({}),
		setData,
	}),
	useForm: () => ({ ...form, getFields: () => fieldsOf(inForm) }),
	useFormBackgroundProcessing: () => isSaving,
	useFormModified: () => isModified,
	useFormProcessing: () => false,
	useLocale: () => ({ code: 'da' }),
	useServerFunctions: () => ({ getFormState }),
	useTranslation: () => ({ i18n: { language: 'en' } }),
}));
const { useMerging } = await import('./use-merging.ts');
const { announceChange } = await import('../../../platform/admin/saving/document-changed.ts');

function Form() {
	useMerging({ onConflicts, onUnread, isSending: false });
	return null;
}
let root: Root;
const render = () => act(async () => root.render(createElement(Form)));
let merged: boolean | undefined;
const queueRevalidation = (document = 'pages/7') =>
	act(async () => {
		merged = undefined;
		void announceChange(document).then((isMerged) => {
			merged = isMerged;
		});
	});
const taken = (title: string, slug: string) => ({
	type: 'REPLACE_STATE',
	state: { title: { value: title }, slug: { value: slug }, updatedAt: { value: '2' } },
});

beforeEach(async () => {
	vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
	vi.stubGlobal('fetch', fetched);
	vi.clearAllMocks();
	stored = { title: 'Before', slug: 'elsewhere', updatedAt: '2' };
	inForm = { title: 'Typed', slug: 'about', updatedAt: '1' };
	isSaving = false;
	isModified = false;
	root = createRoot(document.createElement('div'));
	await render();
});
afterEach(async () => {
	await act(async () => root.unmount());
	vi.unstubAllGlobals();
});

describe('a form whose document was changed elsewhere', () => {
	it('takes over what nobody changed in it, names it, and counts as unsaved', async () => {
		await queueRevalidation();
		const version = '/api/pages/7?draft=true&depth=0&fallback-locale=null&locale=da';
		expect(fetched.mock.calls.map(([address]) => address)).toEqual([
			`${version}&select[updatedAt]=true`,
			version,
		]);
		expect(form.dispatchFields).toHaveBeenCalledExactlyOnceWith(taken('Typed', 'elsewhere'));
		expect(setData).toHaveBeenCalledWith(stored);
		expect(form.setModified).toHaveBeenCalledWith(true);
		expect(onConflicts).toHaveBeenCalledWith([]);
		expect(info).toHaveBeenCalledWith(
			'Changed elsewhere meanwhile and added to your form: Address',
		);
		expect(merged).toBe(true);
	});

	it('counts as saved where nothing was typed', async () => {
		inForm = before;
		await queueRevalidation();
		expect(form.setModified).toHaveBeenCalledWith(false);
	});

	it('hands on what both sides changed', async () => {
		stored = { ...stored, title: 'Elsewhere' };
		await queueRevalidation();
		expect(form.dispatchFields).toHaveBeenCalledExactlyOnceWith(taken('Elsewhere', 'elsewhere'));
		expect(onConflicts).toHaveBeenCalledWith([
			{ path: 'title', mine: 'Typed', theirs: 'Elsewhere' },
		]);
		expect(merged).toBe(false);
	});

	it('merges what is typed while the backend makes the fields', async () => {
		getFormState.mockImplementationOnce(async (asked) => {
			inForm = { ...inForm, title: 'Typed on' };
			return stateOf(asked);
		});
		await queueRevalidation();
		expect(form.dispatchFields).toHaveBeenCalledExactlyOnceWith(taken('Typed on', 'elsewhere'));
	});

	it('waits until its own save has ended', async () => {
		isSaving = true;
		await render();
		await queueRevalidation();
		expect(fetched).not.toHaveBeenCalled();
		isSaving = false;
		await render();
		expect(form.dispatchFields).toHaveBeenCalledOnce();
	});

	it('looks when something is unsaved after a save, and when somebody comes back to the window', async () => {
		isSaving = true;
		await render();
		isSaving = false;
		isModified = true;
		await render();
		expect(form.dispatchFields).toHaveBeenCalledTimes(1);
		await act(async () => window.dispatchEvent(new Event('focus')));
		expect(form.dispatchFields).toHaveBeenCalledTimes(2);
	});
});

describe('a form stays as it is', () => {
	it('when it is made of the newest version', async () => {
		stored = before;
		await queueRevalidation();
		expect(getFormState).not.toHaveBeenCalled();
		expect(merged).toBe(true);
	});

	it('when another document was changed', async () => {
		await queueRevalidation('pages/8');
		expect(fetched).not.toHaveBeenCalled();
	});

	it('when the backend makes no fields of it', async () => {
		const log = vi.spyOn(console, 'error').mockReturnValue(undefined);
		getFormState.mockRejectedValueOnce(new TypeError('fetch failed'));
		await queueRevalidation();
		expect(merged).toBe(false);
		expect(form.dispatchFields).not.toHaveBeenCalled();
		expect(log).toHaveBeenCalledOnce();
		log.mockRestore();
	});

	it('when the document can’t be read', async () => {
		fetched.mockRejectedValueOnce(new TypeError('fetch failed'));
		await queueRevalidation();
		expect(getFormState).not.toHaveBeenCalled();
		expect(merged).toBe(false);
	});
});
