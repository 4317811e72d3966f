import { allOptions, features, setSiteOptions, siteOptions } from '@website/contracts/site-options';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLogger } from '../observing/logger.ts';
import { CurrentOptions } from './current-options.ts';

const danish = { ...allOptions(), languages: ['da'], defaultLanguage: 'da' };

const warn = vi.fn();
const onChange = vi.fn(async () => {});
let page = { status: 200, text: '', isStale: false };
let reads = 0;
let current: CurrentOptions;

beforeEach(() => {
	vi.useFakeTimers({ toFake: ['Date'] });
	page = { status: 200, text: JSON.stringify(danish), isStale: false };
	reads = 0;
	const logger = Object.assign(createLogger('silent', process.stdout), { warn });
	const readPage = async () => {
		reads += 1;
		return page;
	};
	current = new CurrentOptions({
		logger,
		features,
		maxAgeMs: 1000,
		onChange,
		readPage,
	});
});
afterEach(() => {
	vi.useRealTimers();
	vi.clearAllMocks();
	setSiteOptions(null);
});

it('reads the options once, and again when they have expired', async () => {
	await current.ready();
	await current.ready();
	expect([reads, siteOptions().languages]).toEqual([1, ['da']]);
	vi.advanceTimersByTime(1000);
	await current.ready();
	expect(reads).toBe(2);
});

it('calls onChange only after a change', async () => {
	await current.ready();
	await current.changed();
	expect(onChange).toHaveBeenCalledTimes(1);
	page.text = JSON.stringify(allOptions());
	await current.changed();
	expect(onChange).toHaveBeenCalledTimes(2);
	expect(siteOptions()).toEqual(allOptions());
});

it('keeps the options when the content endpoint fails, and reads them again with the next request', async () => {
	await current.ready();
	page = { status: 503, text: 'Service Unavailable', isStale: false };
	await current.changed();
	expect(siteOptions().languages).toEqual(['da']);
	page = { status: 200, text: JSON.stringify(allOptions()), isStale: false };
	await current.ready();
	await expect.poll(siteOptions).toEqual(allOptions());
});

it('reads the options again after a stale response', async () => {
	page.isStale = true;
	await current.ready();
	page = { status: 200, text: JSON.stringify(allOptions()), isStale: false };
	await current.ready();
	await expect.poll(siteOptions).toEqual(allOptions());
});
