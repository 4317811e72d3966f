import { expect, test } from '@playwright/test';
import type { Backend } from '../publishing/backend.ts';
import { type Fleet, startFleet } from '../support/fleet.ts';
import { type Passage, type ProxyServer, startProxy } from '../support/proxy.ts';
import { isStored } from '../support/stored-page.ts';
import { sendVisitors } from '../support/visitors.ts';

// One story told in order: the site reaches its backend through a proxy that falls ill in every way.
test.describe.configure({ mode: 'serial' });

const knownPaths = ['/', '/da/priser', '/de/blog', '/about', '/blog/feed.xml', '/sitemap-en.xml'];
const besides = ['/api/openapi.json', '/prices/eur.json', '/about/_payload.json'];
interface Illness {
	passage: Passage;
	/** A page nobody has asked for, its language and what the error page says in it. */
	path: string;
	lang: string;
	title: string;
}
const illnesses: Illness[] = [
	{ passage: 'never', path: '/da/kontakt', lang: 'da-DK', title: 'Tjenesten er ikke tilgængelig' },
	{ passage: 'with-500', path: '/de/kontakt', lang: 'de-DE', title: 'Dienst nicht verfügbar' },
	{ passage: 'with-html', path: '/contact', lang: 'en-US', title: 'Service Unavailable' },
	{ passage: 'with-half-a-body', path: '/rcs', lang: 'en-US', title: 'Service Unavailable' },
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
		onBackend: (backend) => proxy.leadTo(backend),
	});
	origin = fleet.nodes[0]?.origin ?? '';
	editor = await fleet.signIn();
	// Polled: on a busy machine the first page may take the backend longer than the site waits for it here.
	for (const path of [...knownPaths, ...besides])
		await expect.poll(() => isStored(origin + path), { message: path }).toBe(true);
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

for (const { passage, path, lang, title } of illnesses) {
	test(`the backend answers ${passage}: known pages stand, others say so, and it passes by itself`, async () => {
		const page = await editor.find('pages', 'about');
		const visitors = sendVisitors([origin], knownPaths);
		proxy.behave(passage);
		// The publish reaches the site, whose pages are out of date from now on.
		const published = `Told ${passage}`;
		const fields = { title: published, seo: { ...Object(page.seo), title: published } };
		await editor.update('pages', page.id, { ...fields, _status: 'published' });
		for (const place of besides) expect(await statusOf(place), place).toBe(200);

		const away = await fetch(origin + path);
		const html = await away.text();
		expect(away.status).toBe(503);
		expect(away.headers.get('retry-after')).toBe('10');
		expect(away.headers.get('cache-control')).toContain('no-store');
		expect(html).toContain(`lang="${lang}"`);
		expect(html).toContain(title);

		await fleet.nodes[0]?.kill();
		await fleet.nodes[0]?.start();
		for (const place of knownPaths) expect(await statusOf(place), place).toBe(200);

		proxy.behave('well');
		await expect.poll(() => titleOf('/about')).toBe(published);
		for (const place of [path, ...besides]) {
			await expect.poll(() => statusOf(place), { message: place }).toBe(200);
		}
		await expect.poll(() => visitors.answered).toBeGreaterThan(20);
		await visitors.stop();
		expect(visitors.turnedAway).toEqual([]);
	});
}
