// @vitest-environment ./test/dom/environment.ts
import { beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
	vi.resetModules();
	document.documentElement.lang = 'en-US';
	vi.spyOn(console, 'warn')
		.mockClear()
		.mockImplementation(() => {});
});

const setUp = async () => ({
	...(await import('./lazy-part')),
	...(await import('./incomplete-page')),
});

const rejectImport = () => Promise.reject(new Error('gone'));

it('stays pending on the first page, which keeps the server’s HTML, and marks the page as incomplete', async () => {
	const { importPart, isPageIncomplete } = await setUp();
	const settled = vi.fn();
	importPart(rejectImport).then(settled, settled);
	await expect.poll(isPageIncomplete).toBe(true);
	expect(console.warn).toHaveBeenCalledOnce();
	expect(settled).not.toHaveBeenCalled();
});

it('rejects on a later page', async () => {
	const { importPart, isPageIncomplete, markFirstPageLeft } = await setUp();
	markFirstPageLeft();
	await expect(importPart(rejectImport)).rejects.toThrow('gone');
	expect(isPageIncomplete()).toBe(false);
});
