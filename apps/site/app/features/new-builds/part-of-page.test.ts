import { beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
	vi.resetModules();
	vi.spyOn(console, 'warn')
		.mockClear()
		.mockImplementation(() => {});
});

async function setUp() {
	const part = await import('./part-of-page');
	const { isOptionalImportPending } = await import('./optional-import');
	return { ...part, isOptionalImportPending };
}

const rejectImport = () => Promise.reject(new Error('gone'));

it('resolves to the part', async () => {
	const { importPart, isPageIncomplete } = await setUp();
	expect(await importPart(async () => 'part')).toBe('part');
	expect(isPageIncomplete()).toBe(false);
});

it('stays pending on the first page, which keeps the server’s HTML, and marks the page as incomplete', async () => {
	const { importPart, isPageIncomplete, isOptionalImportPending } = await setUp();
	const pending: boolean[] = [];
	const settled = vi.fn();
	importPart(() => {
		pending.push(isOptionalImportPending());
		return rejectImport();
	}).then(settled, settled);
	await expect.poll(isPageIncomplete).toBe(true);
	expect(console.warn).toHaveBeenCalledOnce();
	expect(pending).toEqual([true]);
	expect(settled).not.toHaveBeenCalled();
});

it('rejects on a later page', async () => {
	const { importPart, isPageIncomplete, markFirstPageLeft } = await setUp();
	markFirstPageLeft();
	await expect(importPart(rejectImport)).rejects.toThrow('gone');
	expect(isPageIncomplete()).toBe(false);
});
