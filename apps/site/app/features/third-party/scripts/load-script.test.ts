// @vitest-environment ./test/dom/environment.ts
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadScript } from './load-script';

let warn = vi.fn();
beforeEach(() => {
	vi.useFakeTimers();
	warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
	// Each test dispatches the load or error event.
	vi.spyOn(document.head, 'append').mockImplementation(() => {});
});
afterEach(() => {
	vi.useRealTimers();
	vi.restoreAllMocks();
});

function addedScript(): HTMLScriptElement {
	const [script] = vi.mocked(document.head.append).mock.lastCall ?? [];
	if (!(script instanceof HTMLScriptElement)) throw new Error('no script was added');
	return script;
}

it('adds an async script with its data attributes', async () => {
	const loading = loadScript({
		name: 'a',
		src: 'https://a.example/x.js',
		data: { culture: 'DA', 'site-id': undefined },
	});
	expect(addedScript().async).toBe(true);
	expect({ ...addedScript().dataset }).toEqual({ culture: 'DA' });
	addedScript().dispatchEvent(new Event('load'));
	expect(await loading).toBe(true);
	expect(warn).not.toHaveBeenCalled();
});

it('logs a failure once, and never rejects', async () => {
	for (let attempt = 0; attempt < 3; attempt += 1) {
		const loading = loadScript({ name: 'b', src: 'https://b.example/x.js' });
		addedScript().dispatchEvent(new Event('error'));
		expect(await loading).toBe(false);
	}
	expect(warn).toHaveBeenCalledOnce();
});

it('logs that a script is slow, and still resolves when it loads', async () => {
	const loading = loadScript({ name: 'c', src: 'https://c.example/x.js' });
	vi.advanceTimersByTime(15_000);
	expect(warn).toHaveBeenCalledExactlyOnceWith('c: the script is slow');
	addedScript().dispatchEvent(new Event('load'));
	expect(await loading).toBe(true);
});
