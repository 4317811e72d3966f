import { expect, test } from '@playwright/test';
import type { Backend } from '../publishing/backend.ts';
import { isCached } from '../support/cached-page.ts';
import { type Fleet, startFleet } from '../support/fleet.ts';
import { type ProxyBehavior, type ProxyServer, startProxy } from '../support/proxy.ts';
import { startVisitors } from '../support/visitors.ts';

// The tests depend on each other: the site reaches its backend through a proxy that fails or stops.
test.describe.configure({ mode: 'serial' });

const cachedPaths = ['/', '/da/priser', '/de/blog', '/about', '/blog/feed.xml', '/sitemap-en.xml'];
const otherPaths = ['/api/openapi.json', '/prices/eur.json', '/about/_payload.json'];
interface Fault {
	behavior: ProxyBehavior;
	/** An uncached page, its language and the title of the error page. */
	path: string;
	lang: string;
	title: string;
}
const faults: Fault[] = [
	{ behavior: 'never', path: '/da/kontakt', lang: 'da-DK', title: 'Tjenesten er ikke tilgængelig' },
	{ behavior: 'with-half-a-body', path: '/rcs', lang: 'en-US', title: 'Service Unavailable' },
];

let proxy: ProxyServer;
let fleet: Fleet;
let editor: Backend;
let origin: string;

test.beforeAll(async () => {
	proxy = await startProxy();
	fleet = await startFleet({
		nodes: 1,
		environment: { BACKEND_URL: proxy.url, CONTENT_TIMEOUT_MS: '1500' },
		onBackend: (backend) => proxy.forwardTo(backend),
	});
	origin = fleet.nodes[0]?.origin ?? '';
	editor = await fleet.signIn();
	// Polled: on a busy machine the backend may take longer for the first page than the site waits here.
	for (const path of [...cachedPaths, ...otherPaths])
		await expect.poll(() => isCached(origin + path), { message: path }).toBe(true);
});

test.afterAll(async () => {
	await fleet?.close();
	await proxy?.close();
});

async function statusOf(path: string): Promise<number> {
	const response = await fetch(origin + path);
	await response.text();
	return response.status;
}

const titleOf = async (path: string) => {
	const html = await (await fetch(origin + path)).text();
	return /<title>([^<·]*)/.exec(html)?.[1]?.trim();
};

for (const { behavior, path, lang, title } of faults) {
	const name = `while the backend responds ${behavior}, cached pages are served and others return 503; the site recovers`;
	test(name, { tag: '@everything' }, async () => {
		const page = await editor.find('pages', 'about');
		const visitors = startVisitors([origin], cachedPaths);
		proxy.behave(behavior);
		// The site receives the webhook, so that its pages are out of date from now on.
		const newTitle = `Published ${behavior}`;
		const fields = { title: newTitle, seo: { ...Object(page.seo), title: newTitle } };
		await editor.update('pages', page.id, { ...fields, _status: 'published' });
		for (const otherPath of otherPaths) expect(await statusOf(otherPath), otherPath).toBe(200);

		const response = await fetch(origin + path);
		const html = await response.text();
		expect(response.status).toBe(503);
		expect(response.headers.get('retry-after')).toBe('10');
		expect(response.headers.get('cache-control')).toContain('no-store');
		expect(html).toContain(`lang="${lang}"`);
		expect(html).toContain(title);

		await fleet.nodes[0]?.kill();
		await fleet.nodes[0]?.start();
		for (const cachedPath of cachedPaths) expect(await statusOf(cachedPath), cachedPath).toBe(200);

		proxy.behave('well');
		await expect.poll(() => titleOf('/about')).toBe(newTitle);
		for (const recovered of [path, ...otherPaths]) {
			await expect.poll(() => statusOf(recovered), { message: recovered }).toBe(200);
		}
		await expect.poll(() => visitors.responseCount).toBeGreaterThan(20);
		await visitors.stop();
		expect(visitors.failures).toEqual([]);
	});
}

test('while the backend is down, cached pages are served, also after the site restarts, and all once it is back', async () => {
	await fleet.backend.kill();
	await fleet.nodes[0]?.stop();
	await fleet.nodes[0]?.start();
	for (const path of [...cachedPaths, ...otherPaths]) expect(await statusOf(path), path).toBe(200);
	const response = await fetch(`${origin}/de/kontakt`);
	expect(response.status).toBe(503);
	expect(await response.text()).toContain('lang="de-DE"');
	await fleet.backend.start();
	for (const path of [...cachedPaths, ...otherPaths, '/de/kontakt'])
		await expect.poll(() => statusOf(path), { message: path }).toBe(200);
});
