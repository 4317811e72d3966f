// @vitest-environment happy-dom
import { act, createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

type Data = Record<string, unknown>;

const base = { title: 'Before', slug: 'about', updatedAt: '1' };
const form = { dispatchFields: vi.fn(), setModified: vi.fn() };
const info = vi.fn();
const setData = vi.fn();
const onRefused = vi.fn();
let formData: Data;
let isSaving: boolean;
let answer: () => Response;
const fieldsOf = (data: Data) =>
	Object.fromEntries(Object.entries(data).map(([name, value]) => [name, { value }]));
const stateOf = async ({ data }: { data: Data }) => ({ state: fieldsOf(data) });
const getFormState = vi.fn(stateOf);
const fetchMock = vi.fn(async (_address: string, _init: RequestInit) => answer());

vi.mock('@payloadcms/ui', () => ({
	toast: { info },
	useConfig: () => ({ config: { routes: { api: '/api' } } }),
	useDocumentInfo: () => ({
		id: 7,
		collectionSlug: 'pages',
		docConfig: { fields: [{ name: 'slug', type: 'text', label: 'Address' }] },
		getDocPreferences: async () => ({}),
		setData,
	}),
	useForm: () => ({ ...form, getFields: () => fieldsOf(formData) }),
	useFormBackgroundProcessing: () => isSaving,
	useFormProcessing: () => false,
	useLocale: () => ({ code: 'da' }),
	useServerFunctions: () => ({ getFormState }),
	useTranslation: () => ({ i18n: { language: 'en' } }),
}));
const { useMerging } = await import('./use-merging.ts');
const { mergeIntoOpenForms } = await import('../../../admin/saving/document-changed.ts');

function Form() {
	const currentText = () => ({ base, data: formData });
	useMerging({ formName: 'one', currentText, onRefused, isSending: false });
	return null;
}
let root: Root;
const render = () => act(async () => root.render(createElement(Form)));
let result: boolean | undefined;
const requestMerge = (document = 'pages/7') =>
	act(async () => {
		result = undefined;
		void mergeIntoOpenForms(document).then((isMerged) => {
			result = isMerged;
		});
	});
const shownState = (doc: Data) => ({ type: 'REPLACE_STATE', state: fieldsOf(doc) });

beforeEach(async () => {
	vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
	vi.stubGlobal('fetch', fetchMock);
	vi.clearAllMocks();
	formData = { title: 'Typed', slug: 'about', updatedAt: '1' };
	isSaving = false;
	root = createRoot(document.createElement('div'));
	await render();
});
afterEach(async () => {
	await act(async () => root.unmount());
	vi.unstubAllGlobals();
});

describe('a form whose document was changed elsewhere', () => {
	const doc = { title: 'Typed', slug: 'elsewhere', updatedAt: '2' };
	beforeEach(() => {
		answer = () => Response.json({ doc, conflicts: [] });
	});

	it('sends its values and its version, and shows the merged document', async () => {
		await requestMerge();
		const [address, init] = fetchMock.mock.lastCall ?? [];
		expect(address).toBe('/api/autosave/merge?autosave=true');
		expect(init?.body).toBe(
			JSON.stringify({
				...{ entity: 'pages', id: 7, language: 'da', form: 'one' },
				...{ base, mine: formData },
			}),
		);
		expect(form.dispatchFields).toHaveBeenCalledExactlyOnceWith(shownState(doc));
		expect(setData).toHaveBeenCalledWith(doc);
		expect(form.setModified).toHaveBeenCalledWith(false);
		expect(onRefused).not.toHaveBeenCalled();
		expect(info).toHaveBeenCalledWith('Newer text of the document is now in your form: Address');
		expect(result).toBe(true);
	});

	it('keeps text typed while the backend merges, as a change of the merged document', async () => {
		getFormState.mockImplementationOnce(async (args) => {
			formData = { ...formData, title: 'Typed on' };
			return stateOf(args);
		});
		await requestMerge();
		expect(form.dispatchFields).toHaveBeenCalledExactlyOnceWith(
			shownState({ ...doc, title: 'Typed on' }),
		);
		expect(form.setModified).toHaveBeenCalledWith(true);
		expect(onRefused).not.toHaveBeenCalled();
	});

	it('waits for a running save', async () => {
		isSaving = true;
		await render();
		await requestMerge();
		expect(fetchMock).not.toHaveBeenCalled();
		isSaving = false;
		await render();
		expect(fetchMock).toHaveBeenCalledOnce();
		expect(result).toBe(true);
	});

	it('ignores other documents', async () => {
		await requestMerge('pages/8');
		expect(fetchMock).not.toHaveBeenCalled();
	});
});

describe('a field that both sides changed', () => {
	const doc = { title: 'Elsewhere', slug: 'about', updatedAt: '2' };
	const conflict = { path: 'title', mine: 'Typed', theirs: 'Elsewhere' };
	beforeEach(() => {
		answer = () => Response.json({ doc, conflicts: [conflict] }, { status: 409 });
	});

	it('shows the stored value, and reports both', async () => {
		await requestMerge();
		expect(form.dispatchFields).toHaveBeenCalledExactlyOnceWith(shownState(doc));
		const mine = { ...doc, title: 'Typed' };
		expect(onRefused).toHaveBeenCalledWith({ doc, mine, base, conflicts: [conflict] });
		expect(result).toBe(false);
	});

	it('reports what was typed in it while the backend merged', async () => {
		getFormState.mockImplementationOnce(async (args) => {
			formData = { ...formData, title: 'Typed on' };
			return stateOf(args);
		});
		await requestMerge();
		const mine = { ...doc, title: 'Typed on' };
		const conflicts = [{ ...conflict, mine: 'Typed on' }];
		expect(onRefused).toHaveBeenCalledWith({ doc, mine, base, conflicts });
	});
});

it('leaves the form as it is if the backend rejects the merge', async () => {
	vi.spyOn(console, 'error').mockImplementation(() => {});
	answer = () => Response.json({ errors: [{ message: 'Locked' }] }, { status: 423 });
	await requestMerge();
	expect(form.dispatchFields).not.toHaveBeenCalled();
	expect(result).toBe(false);
});
