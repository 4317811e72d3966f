// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadScript } from './load-script';

let warn = vi.fn();
beforeEach(() => {
	vi.useFakeTimers();
	warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
	// The script's fate is decided by each test.
	vi.spyOn(document.head, 'append').mockImplementation(() => {});
});
afterEach(() => {
	vi.useRealTimers();
	vi.restoreAllMocks();
});

function added(): HTMLScriptElement {
	const [script] = vi.mocked(document.head.append).mock.lastCall ?? [];
	if (!(script instanceof HTMLScriptElement)) throw new Error('no script was added');
	return script;
}

it('adds the script without holding anything up, with its data', async () => {
	const loaded = loadScript({
		name: 'a',
		src: 'https://a.example/x.js',
		data: { culture: 'DA', 'site-id': undefined },
	});
	expect(added().async).toBe(true);
	expect({ ...added().dataset }).toEqual({ culture: 'DA' });
	added().dispatchEvent(new Event('load'));
	expect(await loaded).toBe(true);
	expect(warn).not.toHaveBeenCalled();
});

it('logs a failure once, and never rejects', async () => {
	for (let attempt = 0; attempt < 3; attempt += 1) {
		const loaded = loadScript({ name: 'b', src: 'https://b.example/x.js' });
		added().dispatchEvent(new Event('error'));
		expect(await loaded).toBe(false);
	}
	expect(warn).toHaveBeenCalledOnce();
});

it('logs that a script is slow, and still takes it when it comes', async () => {
	const loaded = loadScript({ name: 'c', src: 'https://c.example/x.js' });
	vi.advanceTimersByTime(15_000);
	expect(warn).toHaveBeenCalledExactlyOnceWith('c: the script is slow');
	added().dispatchEvent(new Event('load'));
	expect(await loaded).toBe(true);
});
