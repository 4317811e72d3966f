// @vitest-environment jsdom
import { act, createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '../../../platform/admin/saving/session.ts';
import type { Sent } from '../../../platform/admin/saving/use-save.ts';
import { useRetries } from './use-retries.ts';

const waitMs = 5_000;
const modified = { current: false };
const calls = { save: vi.fn(), keep: vi.fn(), forget: vi.fn(), stop: vi.fn() };
let form: { data: Record<string, unknown>; base: Record<string, unknown> };
const base = { title: 'Before' };
let response: Sent;
let isOthers: boolean;
const saveNow = { current: () => {} };
let isMerging: boolean;
let shown: Sent;
let root: Root;
const send = vi.fn(async () => response);

function Form() {
	shown = useRetries(modified, saveNow, {
		...calls,
		typed: () => form,
		send,
		isOthers,
		isMerging,
		waitMs,
	});
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
	form = { data: { title: 'Typed' }, base };
	response = 'saved';
	isOthers = false;
	isMerging = false;
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
		response = 'unreachable';
		modified.current = true;
		await looks(2);
		expect(shown).toBe('unreachable');
		expect(calls.keep).toHaveBeenCalled();
		response = 'saved';
		await looks(1);
		expect(calls.save).toHaveBeenCalledOnce();
		expect(calls.forget).toHaveBeenCalled();
		expect(shown).toBe('saved');
	});

	it('is stored while the form is made of an older version, and saved once it is merged', async () => {
		response = 'outdated';
		modified.current = true;
		await looks(2);
		expect(shown).toBe('outdated');
		expect(calls.keep).toHaveBeenCalledWith(form);
		response = 'saved';
		await looks(1);
		expect(calls.save).toHaveBeenCalledOnce();
		expect(calls.forget).toHaveBeenCalled();
		expect(shown).toBe('saved');
	});

	it.each([
		['the connection goes', () => window.dispatchEvent(new Event('offline'))],
		['it comes back', () => window.dispatchEvent(new Event('online'))],
		['somebody has signed in again', () => session.begin()],
		['a save through the form has failed', () => saveNow.current()],
	])('is sent without waiting when %s', async (_when, happen) => {
		session.end();
		response = 'unreachable';
		modified.current = true;
		await act(async () => happen());
		expect(send).toHaveBeenCalledOnce();
		expect(shown).toBe('unreachable');
		expect(calls.keep).toHaveBeenCalledWith(form);
		await act(async () => session.begin());
	});

	it('is not sent again and again by its own failure', async () => {
		response = 'unreachable';
		modified.current = true;
		for (let failure = 0; failure < 3; failure += 1) await act(async () => saveNow.current());
		expect(send).toHaveBeenCalledOnce();
	});

	it('waits while a newer version is being merged', async () => {
		isMerging = true;
		await render();
		modified.current = true;
		await looks(3);
		expect(send).not.toHaveBeenCalled();
		isMerging = false;
		await render();
		await looks(1);
		expect(send).toHaveBeenCalledOnce();
	});

	it('is stored when a colleague has the document; nothing is sent any more, also when they leave', async () => {
		response = 'takenOver';
		modified.current = true;
		await looks(2);
		expect(shown).toBe('takenOver');
		expect(calls.keep).toHaveBeenCalledOnce();
		expect(calls.stop).toHaveBeenCalledOnce();
		const sent = send.mock.calls.length;
		response = 'saved';
		await looks(3);
		expect(send).toHaveBeenCalledTimes(sent);
		expect(calls.forget).not.toHaveBeenCalled();
	});

	it('is stored as it was sent, although the form shows the colleague’s text by then', async () => {
		modified.current = true;
		send.mockImplementationOnce(async () => {
			form = { data: { title: 'The colleague’s' }, base };
			modified.current = false;
			return 'takenOver';
		});
		await looks(2);
		expect(shown).toBe('takenOver');
		expect(calls.keep).toHaveBeenCalledExactlyOnceWith({ data: { title: 'Typed' }, base });
	});

	it('is stored as it was written, although the form shows the colleague’s text before it is sent', async () => {
		response = 'unreachable';
		modified.current = true;
		await looks(2);
		isOthers = true;
		form = { data: { title: 'The colleague’s' }, base };
		response = 'takenOver';
		await render();
		await looks(1);
		expect(shown).toBe('takenOver');
		expect(calls.keep).toHaveBeenLastCalledWith({ data: { title: 'Typed' }, base });
	});

	it('stays stored when the form shows the colleague’s text in its place', async () => {
		response = 'unreachable';
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
		response = 'unreachable';
		modified.current = true;
		await looks(2);
		modified.current = false;
		await looks(1);
		expect(calls.forget).toHaveBeenCalledOnce();
		expect(shown).toBe('saved');
	});
});
