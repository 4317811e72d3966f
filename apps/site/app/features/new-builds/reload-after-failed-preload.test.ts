// @vitest-environment ./test/dom/environment.ts
import { beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
	vi.resetModules();
	sessionStorage.clear();
});

async function listen() {
	const preload = await import('./reload-after-failed-preload');
	const { optionalImport } = await import('./optional-import');
	const reload = vi.fn();
	return { ...preload, optionalImport, reload, stop: preload.reloadAfterFailedPreload(reload) };
}

const fail = () => dispatchEvent(new Event('vite:preloadError'));

it('does not reload during the first hydration', async () => {
	const { reload, stop } = await listen();
	fail();
	expect(reload).not.toHaveBeenCalled();
	stop();
});

it('reloads after the first hydration, but not the same path again within the guard time', async () => {
	const { markHydrated, reload, stop } = await listen();
	markHydrated();
	fail();
	fail();
	expect(reload).toHaveBeenCalledOnce();
	stop();
});

it('does not reload for an optional part', async () => {
	const { markHydrated, optionalImport, reload, stop } = await listen();
	markHydrated();
	const load = optionalImport(async () => {
		fail();
		throw new Error('gone');
	});
	await expect(load).rejects.toThrow('gone');
	expect(reload).not.toHaveBeenCalled();
	stop();
});
