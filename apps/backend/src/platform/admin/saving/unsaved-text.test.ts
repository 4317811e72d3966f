// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';

const key = 'unsaved:pages:1:en';
const unsaved = { data: { title: 'Written offline' }, base: { title: 'Before' } };
const load = async () => {
	vi.resetModules();
	return import('./unsaved-text.ts');
};

beforeEach(() => sessionStorage.clear());

it('keeps unsaved text after a reload and after a save of later text', async () => {
	const before = await load();
	before.storeUnsaved(key, unsaved);
	const after = await load();
	after.removeOnceSaved(key);
	expect(after.readUnsaved(key)).toMatchObject(unsaved);
	after.removeUnsaved(key);
	expect(after.readUnsaved(key)).toBeNull();
});

it('removes unsaved text on the next save in the same visit', async () => {
	const text = await load();
	text.storeUnsaved(key, unsaved);
	text.removeOnceSaved(key);
	expect(text.readUnsaved(key)).toBeNull();
});

it('uses one key per document and locale', async () => {
	const { unsavedKey } = await load();
	const keys = [
		unsavedKey('pages:1', 'en'),
		unsavedKey('pages:1', 'da'),
		unsavedKey('header', 'en'),
	];
	expect(new Set(keys).size).toBe(3);
});
