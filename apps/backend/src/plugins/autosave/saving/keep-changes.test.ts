// @vitest-environment happy-dom
import type { FormState } from 'payload';
import { act, createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

let fields: FormState;
let fieldsOfContext: FormState;
let isSaving: boolean;
const dispatch = vi.fn();
const getFields = () => fields;
vi.mock('@payloadcms/ui', () => ({
	useAllFormFields: () => [fieldsOfContext, dispatch],
	useForm: () => ({ getFields }),
	useFormBackgroundProcessing: () => isSaving,
}));
const { KeepChanges } = await import('./keep-changes.tsx');

let root: Root;
const render = () => act(async () => root.render(createElement(KeepChanges)));

beforeEach(async () => {
	vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
	dispatch.mockClear();
	fields = { title: { value: 'Nine storks', isModified: true }, slug: { value: 'a' } };
	fieldsOfContext = fields;
	isSaving = true;
	root = createRoot(document.createElement('div'));
	await render();
});
afterEach(async () => {
	await act(async () => root.unmount());
	vi.unstubAllGlobals();
});

it('removes the mark of a field whose value was saved', async () => {
	isSaving = false;
	await render();
	expect(dispatch).toHaveBeenCalledWith({
		type: 'UPDATE_MANY',
		formState: { title: { value: 'Nine storks' } },
	});
});

it('keeps a keystroke at the end of a save, while the context still has the older value', async () => {
	fields = { ...fields, title: { value: 'Nine storks ', isModified: true } };
	isSaving = false;
	await render();
	expect(dispatch).not.toHaveBeenCalled();
});
