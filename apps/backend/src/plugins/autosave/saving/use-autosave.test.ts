// @vitest-environment happy-dom
import type { FormState } from 'payload';
import { act, createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

let fields: FormState;
let isModified: boolean;
vi.mock('@payloadcms/ui', () => ({
	useAllFormFields: () => [fields, vi.fn()],
	useFormModified: () => isModified,
	useFormProcessing: () => false,
}));
const { useAutosave } = await import('./use-autosave.ts');

const pauseMs = 1_500;
const save = vi.fn<() => Promise<boolean>>();
const onFailure = vi.fn();
let isFailing: boolean;
function Form() {
	useAutosave({ save, onFailure, isFailing, pauseMs });
	return null;
}
let root: Root;
const render = () => act(async () => root.render(createElement(Form)));
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
async function type(title: string, updatedAt = '') {
	isModified = true;
	fields = { title: { value: title }, updatedAt: { value: updatedAt } };
	await render();
}

beforeEach(async () => {
	vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
	vi.useFakeTimers();
	vi.resetAllMocks();
	save.mockResolvedValue(true);
	fields = { title: { value: '' } };
	isModified = false;
	isFailing = false;
	root = createRoot(document.createElement('div'));
	await render();
});
afterEach(async () => {
	await act(async () => root.unmount());
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

it('saves once typing has paused', async () => {
	await type('Nine');
	await pass(pauseMs - 100);
	await type('Nine storks');
	await pass(pauseMs - 100);
	expect(save).not.toHaveBeenCalled();
	await pass(100);
	expect(save).toHaveBeenCalledOnce();
});

it('saves again what was typed while an earlier save took long', async () => {
	const response = Promise.withResolvers<boolean>();
	save.mockReturnValueOnce(response.promise);
	await type('Nine');
	await pass(pauseMs);
	await type('Nine storks');
	await pass(pauseMs);
	response.resolve(true);
	await type('Nine storks fly', 'later');
	await pass(pauseMs);
	expect(save).toHaveBeenCalledTimes(3);
});

it('does not save again because a save has changed the time of the version', async () => {
	await type('Nine');
	await pass(pauseMs);
	await type('Nine', 'later');
	await pass(pauseMs);
	expect(save).toHaveBeenCalledOnce();
});

it('reports a failed save and leaves further attempts to the retries', async () => {
	save.mockResolvedValue(false);
	await type('Nine');
	await pass(pauseMs);
	expect(onFailure).toHaveBeenCalledOnce();
	isFailing = true;
	await type('Nine storks');
	await pass(pauseMs);
	expect(save).toHaveBeenCalledOnce();
	isFailing = false;
	await render();
	await pass(pauseMs);
	expect(save).toHaveBeenCalledTimes(2);
});
