import { toStoredPage } from '@website/page-cache/storable-page';
import { keyOf } from '@website/page-cache/testing/fake-page';
import { expect, it, vi } from 'vitest';
import { createLogger } from '../observing/logger.ts';
import { limits } from '../settings/limits.ts';
import { findLoss, lossLog, optionsPath } from './find-loss.ts';

const stored = (status: number, tags: string[], body = '', path = '/blog') =>
	toStoredPage(
		keyOf(path),
		{ status, tags, headers: {}, body: Buffer.from(body), degraded: false },
		1,
	).page;
const posts = (count: number) => Array.from({ length: count }, (_, index) => `post:${index}`);

it.each([404, 410, 301, 302])('a page that returns %s is a loss', (status) => {
	expect(findLoss(stored(200, []), stored(status, []))).toBe(`the page, which returned ${status}`);
	expect(findLoss(stored(404, []), stored(status, []))).toBeUndefined();
});

it('a list that lacks more than a fifth of its documents is a loss', () => {
	const before = stored(200, ['posts', ...posts(10)]);
	expect(findLoss(before, stored(200, ['posts']))).toBe('10 of 10 documents');
	expect(findLoss(before, stored(200, posts(7)))).toBe('3 of 10 documents');
	expect(findLoss(before, stored(200, [...posts(8), 'post:20']))).toBeUndefined();
});

it('a language that is missing is a loss, a new one is none', () => {
	const options = (languages: string[]) =>
		stored(200, [], JSON.stringify({ languages }), optionsPath);
	expect(findLoss(options(['en', 'da', 'de']), options(['en', 'de']))).toBe('the language da');
	expect(findLoss(options(['en']), options(['de', 'en']))).toBeUndefined();
});

it('logs one loss in a while', () => {
	vi.useFakeTimers({ toFake: ['Date'] });
	const error = vi.fn();
	const logLoss = lossLog(Object.assign(createLogger('silent', process.stdout), { error }));
	for (const path of ['/', '/blog', '/da']) logLoss(path, 'the page, which returned 404');
	expect(error).toHaveBeenCalledTimes(1);
	expect(error.mock.calls[0]?.[0]).toEqual({ path: '/', loss: 'the page, which returned 404' });
	vi.advanceTimersByTime(limits.lossLogMs);
	logLoss('/', 'the page, which returned 404');
	expect(error).toHaveBeenCalledTimes(2);
	vi.useRealTimers();
});
