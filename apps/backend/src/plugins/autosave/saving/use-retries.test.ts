// @vitest-environment happy-dom
import { act, createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '../../../admin/saving/session.ts';
import type { SendResult } from '../../../admin/saving/use-save.ts';
import { useRetries } from './use-retries.ts';

const waitMs = 5_000;
const isModified = { current: false };
const removeText = vi.fn();
const calls = { save: vi.fn(), keepText: vi.fn(), disableForm: vi.fn() };
let form: { data: Record<string, unknown>; base: Record<string, unknown> };
const base = { title: 'Before' };
let response: SendResult;
const saveNow = { current: () => {} };
let isMerging: boolean;
let outcome: SendResult;
let root: Root;
const send = vi.fn(async () => response);

function Form() {
	outcome = useRetries(isModified, saveNow, {
		...calls,
		currentText: () => form,
		send,
		isMerging,
		waitMs,
	});
	return null;
}
const render = () => act(async () => root.render(createElement(Form)));
const passIntervals = (times: number) => act(() => vi.advanceTimersByTimeAsync(times * waitMs));

beforeEach(async () => {
	vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
	vi.useFakeTimers();
	vi.clearAllMocks();
	calls.keepText.mockReturnValue(removeText);
	calls.save.mockImplementation(async () => {
		isModified.current = false;
		return true;
	});
	form = { data: { title: 'Typed' }, base };
	response = 'saved';
	isMerging = false;
	isModified.current = false;
	root = createRoot(document.createElement('div'));
	await render();
});
afterEach(async () => {
	await act(async () => root.unmount());
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

describe('unsaved text', () => {
	it('is stored while the backend is unreachable, and removed after it is saved', async () => {
		response = 'unreachable';
		isModified.current = true;
		await passIntervals(2);
		expect(outcome).toBe('unreachable');
		expect(calls.keepText).toHaveBeenCalled();
		response = 'saved';
		await passIntervals(1);
		expect(calls.save).toHaveBeenCalledOnce();
		expect(removeText).toHaveBeenCalled();
		expect(outcome).toBe('saved');
	});

	it('is stored while the form has an older version, and saved after the merge', async () => {
		response = 'outdated';
		isModified.current = true;
		await passIntervals(2);
		expect(outcome).toBe('outdated');
		expect(calls.keepText).toHaveBeenCalledWith(form);
		response = 'saved';
		await passIntervals(1);
		expect(calls.save).toHaveBeenCalledOnce();
		expect(removeText).toHaveBeenCalled();
		expect(outcome).toBe('saved');
	});

	it.each([
		['the connection is lost', () => window.dispatchEvent(new Event('offline'))],
		['the connection is back', () => window.dispatchEvent(new Event('online'))],
		['the user has signed in again', () => session.begin()],
		['a save through the form has failed', () => saveNow.current()],
	])('is sent immediately when %s', async (_when, trigger) => {
		session.end();
		response = 'unreachable';
		isModified.current = true;
		await act(async () => trigger());
		expect(send).toHaveBeenCalledOnce();
		expect(outcome).toBe('unreachable');
		expect(calls.keepText).toHaveBeenCalledWith(form);
		await act(async () => session.begin());
	});

	it('is not sent again immediately after its own failure', async () => {
		response = 'unreachable';
		isModified.current = true;
		for (let failure = 0; failure < 3; failure += 1) await act(async () => saveNow.current());
		expect(send).toHaveBeenCalledOnce();
	});

	it('waits while a newer version is being merged', async () => {
		isMerging = true;
		await render();
		isModified.current = true;
		await passIntervals(3);
		expect(send).not.toHaveBeenCalled();
		isMerging = false;
		await render();
		await passIntervals(1);
		expect(send).toHaveBeenCalledOnce();
	});

	it('is stored when a colleague has taken over, and not sent again even after they leave', async () => {
		response = 'takenOver';
		isModified.current = true;
		await passIntervals(2);
		expect(outcome).toBe('takenOver');
		expect(calls.keepText).toHaveBeenCalledOnce();
		expect(calls.disableForm).toHaveBeenCalledOnce();
		const count = send.mock.calls.length;
		response = 'saved';
		await passIntervals(3);
		expect(send).toHaveBeenCalledTimes(count);
		expect(removeText).not.toHaveBeenCalled();
	});

	it('is stored as it was sent, even if the form shows the colleague’s text by then', async () => {
		isModified.current = true;
		send.mockImplementationOnce(async () => {
			form = { data: { title: 'The colleague’s' }, base };
			isModified.current = false;
			return 'takenOver';
		});
		await passIntervals(2);
		expect(outcome).toBe('takenOver');
		expect(calls.keepText).toHaveBeenCalledExactlyOnceWith({ data: { title: 'Typed' }, base });
	});

	it('is removed when Payload’s form has saved it in the meantime', async () => {
		response = 'unreachable';
		isModified.current = true;
		await passIntervals(2);
		isModified.current = false;
		await passIntervals(1);
		expect(removeText).toHaveBeenCalledOnce();
		expect(outcome).toBe('saved');
	});
});
