// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const ownBuild = { id: 'old', timestamp: 100 };
const newer = { id: 'new', timestamp: 200 };

beforeEach(() => {
	vi.resetModules();
	vi.useFakeTimers();
	sessionStorage.clear();
	document.documentElement.lang = 'en-US';
	vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
	Reflect.deleteProperty(navigator, 'connection');
});

/** Serves builds, and returns the paths that are fetched. */
function serve(latest: unknown, manifest: () => Response = () => Response.json(latest)): string[] {
	const paths: string[] = [];
	vi.stubGlobal('fetch', async (address: string) => {
		paths.push(address);
		return address.startsWith('/builds/latest.json?') ? Response.json(latest) : manifest();
	});
	return paths;
}

async function watch() {
	const build = await import('./watch-build');
	const stop = build.watchBuild(ownBuild);
	return { ...build, stop, pass: (ms: number) => vi.advanceTimersByTimeAsync(ms) };
}

describe('the check', () => {
	it('runs a second after the start and every 3,600,000 ms, until it finds a newer build with a manifest', async () => {
		let paths = serve(ownBuild);
		const { pass, isStale } = await watch();
		await pass(999);
		expect(paths).toEqual([]);
		await pass(1);
		await pass(3_600_000 - 1000);
		expect(paths).toHaveLength(2);
		expect(isStale()).toBe(false);
		paths = serve(newer);
		await pass(3_600_000);
		expect(paths).toEqual([
			expect.stringMatching(/^\/builds\/latest\.json\?\d{13}$/),
			'/builds/meta/new.json',
		]);
		expect(isStale()).toBe(true);
		await pass(7_200_000);
		expect(paths).toHaveLength(2);
	});

	it.each([{ effectiveType: '2g' }, { effectiveType: '4g', saveData: true }])(
		'skips its first run on a very slow connection: %o',
		async (connection) => {
			Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
			const paths = serve(ownBuild);
			const { pass } = await watch();
			await pass(5000);
			expect(paths).toEqual([]);
			await pass(3_600_000);
			expect(paths).toHaveLength(1);
		},
	);

	it.each([
		['an older build', { id: 'older', timestamp: 50 }, 0],
		['another object', { version: 3 }, 0],
		['null', null, 0],
		['a build without manifest', newer, 1],
	])('ignores %s', async (_, latest, warnings) => {
		serve(latest, () => new Response('', { status: 404 }));
		const { pass, isStale } = await watch();
		await pass(1000);
		expect(isStale()).toBe(false);
		expect(console.warn).toHaveBeenCalledTimes(warnings);
	});
});

describe('navigations', () => {
	const at = (pathname: string, search = '', hash = '') => ({ pathname, search, hash });

	async function setUp() {
		const { loadAsDocument, claimReload } = await import('./reload');
		const [assign, replace, reload] = (['assign', 'replace', 'reload'] as const).map((name) =>
			vi.spyOn(location, name).mockImplementation(() => {}),
		);
		const move = (historyAction: 'PUSH' | 'REPLACE' | 'POP', nextLocation = at('/b', '?c', '#d')) =>
			Reflect.apply(loadAsDocument, undefined, [
				{ currentLocation: at('/a'), nextLocation, historyAction },
			]);
		return { move, claimReload, assign, replace, reload };
	}

	it('load a document once a newer build has been found, but the same path only once in 10,000 ms', async () => {
		serve(newer);
		await (await watch()).pass(1000);
		const { move, assign, replace, reload } = await setUp();
		expect(move('PUSH')).toBe(true);
		expect(assign).toHaveBeenCalledWith('/b?c#d');
		expect(move('REPLACE', at('/e'))).toBe(true);
		expect(replace).toHaveBeenCalledWith('/e');
		expect(move('POP', at('/f'))).toBe(false);
		expect(reload).toHaveBeenCalledOnce();
		await vi.advanceTimersByTimeAsync(9_999);
		expect(move('POP', at('/f'))).toBe(false);
		expect(reload).toHaveBeenCalledOnce();
		expect(move('PUSH', at('/a', '?country=DE')), 'the same path').toBe(false);
		await vi.advanceTimersByTimeAsync(1);
		expect(move('PUSH', at('/f'))).toBe(true);
	});

	it('load documents on a page that React cannot update', async () => {
		const { move } = await setUp();
		expect(move('PUSH')).toBe(false);
		document.documentElement.lang = 'da';
		expect(move('PUSH')).toBe(true);
		expect(move('PUSH', at('/a', '?country=DE'))).toBe(true);
		expect(move('PUSH', at('/a', '', '#d'))).toBe(false);
	});

	it('claim no reload without session storage, which prevents endless reloads', async () => {
		const { claimReload } = await setUp();
		vi.stubGlobal('sessionStorage', undefined);
		expect(claimReload('/a', 0)).toBe(false);
	});
});

it('a failed preload reloads the page, but not for an optional part', async () => {
	const { reloadAfterFailedPreload, optionalImport } = await import('./reload');
	const reload = vi.fn();
	const stop = reloadAfterFailedPreload(reload);
	const fail = () => dispatchEvent(new Event('vite:preloadError'));
	await optionalImport(async () => fail());
	expect(reload).not.toHaveBeenCalled();
	fail();
	fail();
	expect(reload, 'once in 10 seconds').toHaveBeenCalledOnce();
	stop();
});
