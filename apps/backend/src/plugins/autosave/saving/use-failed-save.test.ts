// @vitest-environment happy-dom
import { act, createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

let document: object;
let isSaving: boolean;
let isModified: boolean;
vi.mock('@payloadcms/ui', () => ({
	useDocumentInfo: () => ({ savedDocumentData: document }),
	useFormBackgroundProcessing: () => isSaving,
	useFormModified: () => isModified,
}));
const { useFailedSave } = await import('./use-failed-save.ts');

const onFailure = vi.fn();
function Form() {
	useFailedSave(onFailure);
	return null;
}
let root: Root;
const render = () => act(async () => root.render(createElement(Form)));
async function save() {
	isSaving = true;
	await render();
	isSaving = false;
}

beforeEach(async () => {
	vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
	vi.clearAllMocks();
	[document, isSaving, isModified] = [{}, false, true];
	root = createRoot(window.document.createElement('div'));
	await render();
});
afterEach(async () => {
	await act(async () => root.unmount());
	vi.unstubAllGlobals();
});

it('reports an autosave that failed', async () => {
	await save();
	await render();
	expect(onFailure).toHaveBeenCalledOnce();
});

it('reports no save that succeeded, even if the editor continues to type', async () => {
	await save();
	document = {};
	await render();
	expect(onFailure).not.toHaveBeenCalled();
});

it('reports no failure without unsaved input', async () => {
	await save();
	isModified = false;
	await render();
	expect(onFailure).not.toHaveBeenCalled();
});
