import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { limits } from '../settings/limits.ts';
import { ContentHealth } from './content-health.ts';
import { createLogger } from './logger.ts';

beforeEach(() => {
	vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
	vi.useRealTimers();
});

it('logs the beginning and the end of an outage once, however many calls fail', () => {
	const lines: string[] = [];
	const health = new ContentHealth(
		createLogger('info', { write: (line) => lines.push(JSON.parse(line).msg) }),
	);
	health.succeeded();
	for (let call = 0; call < 5; call++) {
		health.failed(new Error('timeout'), `https://www.example.com/${call}`);
		health.succeeded();
		vi.advanceTimersByTime(limits.content.failingMs - 1);
	}
	expect(lines).toEqual(['the content endpoint failed']);
	vi.advanceTimersByTime(limits.content.failingMs);
	health.succeeded();
	health.succeeded();
	expect(lines).toEqual(['the content endpoint failed', 'the content endpoint responds again']);
	health.failed(new Error('timeout'), 'https://www.example.com/');
	expect(lines).toHaveLength(3);
});
