// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';

const key = 'unsaved:pages:1:en';
const typed = { data: { title: 'Written offline' }, base: { title: 'Before' } };
const load = async () => {
	vi.resetModules();
	return import('./unsaved-text.ts');
};

beforeEach(() => sessionStorage.clear());

it('unsaved text outlives a reload, and a save of what is written after it', async () => {
	const before = await load();
	before.storeUnsaved(key, typed);
	const after = await load();
	after.forgetOnceSaved(key);
	expect(after.readUnsaved(key)).toMatchObject(typed);
	after.forgetUnsaved(key);
	expect(after.readUnsaved(key)).toBeNull();
});

it('unsaved text goes with the save that follows in the same visit', async () => {
	const text = await load();
	text.storeUnsaved(key, typed);
	text.forgetOnceSaved(key);
	expect(text.readUnsaved(key)).toBeNull();
});

it('each document and language has its own', async () => {
	const { unsavedKey } = await load();
	const keys = [
		unsavedKey('pages:1', 'en'),
		unsavedKey('pages:1', 'da'),
		unsavedKey('header', 'en'),
	];
	expect(new Set(keys).size).toBe(3);
});
