// @vitest-environment jsdom
import { act, createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const before = { title: 'Before', slug: 'about', updatedAt: '1' };
const form = { dispatchFields: vi.fn(), setModified: vi.fn() };
const info = vi.fn();
const setData = vi.fn();
const onConflicts = vi.fn();
const onReadFailure = vi.fn();
let newest: Record<string, unknown>;
let formData: Record<string, unknown>;
let isSaving: boolean;
let isModified: boolean;
const fieldsOf = (data: Record<string, unknown>) =>
	Object.fromEntries(Object.entries(data).map(([name, value]) => [name, { value }]));
const stateOf = async ({ data }: { data: Record<string, unknown> }) => ({ state: fieldsOf(data) });
const getFormState = vi.fn(stateOf);
const fetchMock = vi.fn(async (_address: string) => Response.json(newest));

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
	useForm: () => ({ ...form, getFields: () => fieldsOf(formData) }),
	useFormBackgroundProcessing: () => isSaving,
	useFormModified: () => isModified,
	useFormProcessing: () => false,
	useLocale: () => ({ code: 'da' }),
	useServerFunctions: () => ({ getFormState }),
	useTranslation: () => ({ i18n: { language: 'en' } }),
}));
const { useMerging } = await import('./use-merging.ts');
const { mergeIntoOpenForms } = await import('../../../platform/admin/saving/document-changed.ts');

function Form() {
	useMerging({ onConflicts, onReadFailure, isSending: false });
	return null;
}
let root: Root;
const render = () => act(async () => root.render(createElement(Form)));
let result: boolean | undefined;
const changeElsewhere = (document = 'pages/7') =>
	act(async () => {
		result = undefined;
		void mergeIntoOpenForms(document).then((isMerged) => {
			result = isMerged;
		});
	});
const replaceState = (title: string, slug: string) => ({
	type: 'REPLACE_STATE',
	state: { title: { value: title }, slug: { value: slug }, updatedAt: { value: '2' } },
});

beforeEach(async () => {
	vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
	vi.stubGlobal('fetch', fetchMock);
	vi.clearAllMocks();
	newest = { title: 'Before', slug: 'elsewhere', updatedAt: '2' };
	formData = { title: 'Typed', slug: 'about', updatedAt: '1' };
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
	it('adopts fields that changed only elsewhere, lists them in a notice, and counts as modified', async () => {
		await changeElsewhere();
		const version = '/api/pages/7?draft=true&depth=0&fallback-locale=null&locale=da';
		expect(fetchMock.mock.calls.map(([address]) => address)).toEqual([
			`${version}&select[updatedAt]=true`,
			version,
		]);
		expect(form.dispatchFields).toHaveBeenCalledExactlyOnceWith(replaceState('Typed', 'elsewhere'));
		expect(setData).toHaveBeenCalledWith(newest);
		expect(form.setModified).toHaveBeenCalledWith(true);
		expect(onConflicts).toHaveBeenCalledWith([]);
		expect(info).toHaveBeenCalledWith(
			'Changed elsewhere meanwhile and added to your form: Address',
		);
		expect(result).toBe(true);
	});

	it('counts as unmodified if nothing was typed', async () => {
		formData = before;
		await changeElsewhere();
		expect(form.setModified).toHaveBeenCalledWith(false);
	});

	it('reports fields that both sides changed', async () => {
		newest = { ...newest, title: 'Elsewhere' };
		await changeElsewhere();
		expect(form.dispatchFields).toHaveBeenCalledExactlyOnceWith(
			replaceState('Elsewhere', 'elsewhere'),
		);
		expect(onConflicts).toHaveBeenCalledWith([
			{ path: 'title', mine: 'Typed', theirs: 'Elsewhere' },
		]);
		expect(result).toBe(false);
	});

	it('merges text typed while the backend builds the form state', async () => {
		getFormState.mockImplementationOnce(async (args) => {
			formData = { ...formData, title: 'Typed on' };
			return stateOf(args);
		});
		await changeElsewhere();
		expect(form.dispatchFields).toHaveBeenCalledExactlyOnceWith(
			replaceState('Typed on', 'elsewhere'),
		);
	});

	it('waits for the end of its own save', async () => {
		isSaving = true;
		await render();
		await changeElsewhere();
		expect(fetchMock).not.toHaveBeenCalled();
		isSaving = false;
		await render();
		expect(form.dispatchFields).toHaveBeenCalledOnce();
	});

	it('looks for changes if it is modified after a save, and when the window gets focus', async () => {
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

describe('a form does not change', () => {
	it('when it has the newest version', async () => {
		newest = before;
		await changeElsewhere();
		expect(getFormState).not.toHaveBeenCalled();
		expect(result).toBe(true);
	});

	it('when another document was changed', async () => {
		await changeElsewhere('pages/8');
		expect(fetchMock).not.toHaveBeenCalled();
	});

	it('when the backend returns no form state', async () => {
		const log = vi.spyOn(console, 'error').mockReturnValue(undefined);
		getFormState.mockRejectedValueOnce(new TypeError('fetch failed'));
		await changeElsewhere();
		expect(result).toBe(false);
		expect(form.dispatchFields).not.toHaveBeenCalled();
		expect(log).toHaveBeenCalledOnce();
		log.mockRestore();
	});

	it('when the document cannot be read', async () => {
		fetchMock.mockRejectedValueOnce(new TypeError('fetch failed'));
		await changeElsewhere();
		expect(getFormState).not.toHaveBeenCalled();
		expect(result).toBe(false);
	});
});
