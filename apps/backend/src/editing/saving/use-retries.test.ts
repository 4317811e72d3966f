// @vitest-environment jsdom
import { act, createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useRetries } from './use-retries.ts';
import type { Sent } from './use-save.ts';

const waitMs = 5_000;
const modified = { current: false };
const calls = { save: vi.fn(), keep: vi.fn(), forget: vi.fn(), stop: vi.fn() };
let form: Record<string, unknown>;
let answer: Sent;
let isOthers: boolean;
let shown: Sent;
let root: Root;
const send = vi.fn(async () => answer);

function Form() {
	shown = useRetries(modified, { ...calls, typed: () => form, send, isOthers, waitMs });
	return null;
}
const render = () => act(async () => root.render(createElement(Form)));
const looks = (times: number) => act(() => vi.advanceTimersByTimeAsync(times * waitMs));

beforeEach(async () => {
	vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
	vi.useFakeTimers();
	vi.clearAllMocks();
	calls.save.mockImplementation(async () => {
		modified.current = false;
		return true;
	});
	form = { title: 'Typed' };
	answer = 'saved';
	isOthers = false;
	modified.current = false;
	root = createRoot(document.createElement('div'));
	await render();
});
afterEach(async () => {
	await act(async () => root.unmount());
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

describe('text that waits for being saved', () => {
	it('is stored while the backend is away, and no longer once it is saved', async () => {
		answer = 'unreachable';
		modified.current = true;
		await looks(2);
		expect(shown).toBe('unreachable');
		expect(calls.keep).toHaveBeenCalled();
		answer = 'saved';
		await looks(1);
		expect(calls.save).toHaveBeenCalledOnce();
		expect(calls.forget).toHaveBeenCalled();
		expect(shown).toBe('saved');
	});

	it('is stored when a colleague has the document; nothing is sent any more, also when they leave', async () => {
		answer = 'takenOver';
		modified.current = true;
		await looks(2);
		expect(shown).toBe('takenOver');
		expect(calls.keep).toHaveBeenCalledOnce();
		expect(calls.stop).toHaveBeenCalledOnce();
		const sent = send.mock.calls.length;
		answer = 'saved';
		await looks(3);
		expect(send).toHaveBeenCalledTimes(sent);
		expect(calls.forget).not.toHaveBeenCalled();
	});

	it('is stored as it was sent, although the form shows the colleague’s text by then', async () => {
		modified.current = true;
		send.mockImplementationOnce(async () => {
			form = { title: 'The colleague’s' };
			modified.current = false;
			return 'takenOver';
		});
		await looks(2);
		expect(shown).toBe('takenOver');
		expect(calls.keep).toHaveBeenCalledExactlyOnceWith({ title: 'Typed' });
	});

	it('is stored as it was written, although the form shows the colleague’s text before it is sent', async () => {
		answer = 'unreachable';
		modified.current = true;
		await looks(2);
		isOthers = true;
		form = { title: 'The colleague’s' };
		answer = 'takenOver';
		await render();
		await looks(1);
		expect(shown).toBe('takenOver');
		expect(calls.keep).toHaveBeenLastCalledWith({ title: 'Typed' });
	});

	it('stays stored when the form shows the colleague’s text in its place', async () => {
		answer = 'unreachable';
		modified.current = true;
		await looks(2);
		isOthers = true;
		modified.current = false;
		await render();
		await looks(1);
		expect(shown).toBe('takenOver');
		expect(calls.forget).not.toHaveBeenCalled();
		expect(calls.stop).toHaveBeenCalledOnce();
	});

	it('is not stored when Payload’s form has saved it meanwhile', async () => {
		answer = 'unreachable';
		modified.current = true;
		await looks(2);
		modified.current = false;
		await looks(1);
		expect(calls.forget).toHaveBeenCalledOnce();
		expect(shown).toBe('saved');
	});
});
