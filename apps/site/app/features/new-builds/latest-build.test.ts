// @vitest-environment ./test/dom/environment.ts
import { afterEach, expect, it, vi } from 'vitest';
import { findNewerBuild } from './latest-build';

const ownBuild = { id: 'old', timestamp: 100 };
const newer = { id: 'new', timestamp: 200 };

function serve(responses: Record<string, () => Response | Promise<Response>>) {
	const paths: string[] = [];
	vi.stubGlobal('fetch', async (address: string) => {
		paths.push(address);
		const response = responses[address.replace(/\?.*/, '')];
		return response ? response() : new Response('', { status: 404 });
	});
	const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
	return { paths, warn };
}

afterEach(() => {
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

it('finds a newer build with a manifest', async () => {
	const { paths } = serve({
		'/builds/latest.json': () => Response.json(newer),
		'/builds/meta/new.json': () => Response.json(newer),
	});
	expect(await findNewerBuild(ownBuild)).toEqual(newer);
	expect(paths[0]).toMatch(/^\/builds\/latest\.json\?\d{13}$/);
	expect(paths[1]).toBe('/builds/meta/new.json');
});

it.each([
	['the same build', ownBuild],
	['an older build, from an outdated server', { id: 'older', timestamp: 50 }],
	['an object that is not a build', { version: 3 }],
	['null', null],
])('ignores %s', async (_, latest) => {
	const { paths, warn } = serve({ '/builds/latest.json': () => Response.json(latest) });
	expect(await findNewerBuild(ownBuild)).toBeUndefined();
	expect(paths).toHaveLength(1);
	expect(warn).not.toHaveBeenCalled();
});

it.each([
	['is missing', {}],
	['is truncated', { '/builds/latest.json': () => new Response('{"id":"ne') }],
	['is an error page', { '/builds/latest.json': () => new Response('<p>', { status: 500 }) }],
	['fails', { '/builds/latest.json': () => Promise.reject(new TypeError('offline')) }],
	['names a build without manifest', { '/builds/latest.json': () => Response.json(newer) }],
])('only logs if the response %s', async (_, responses) => {
	const { warn } = serve(responses);
	expect(await findNewerBuild(ownBuild)).toBeUndefined();
	expect(warn).toHaveBeenCalledOnce();
});
