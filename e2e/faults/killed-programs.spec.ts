import { expect, test } from '@playwright/test';
import type { Backend } from '../publishing/backend.ts';
import { isCached } from '../support/cached-page.ts';
import { type Fleet, type ManagedProgram, startFleet } from '../support/fleet.ts';
import { type ProxyServer, startProxy } from '../support/proxy.ts';
import { startVisitors } from '../support/visitors.ts';

// The tests depend on each other: programs are killed while visitors send requests and an editor publishes.
test.describe.configure({ mode: 'serial' });

const cachedPaths = ['/', '/da/priser', '/de/blog', '/integrations', '/blog/feed.xml'];

let webhooks: ProxyServer;
let fleet: Fleet;
let site: ManagedProgram;
let editor: Backend;

test.beforeAll(async () => {
	webhooks = await startProxy();
	fleet = await startFleet({
		nodes: 1,
		environment: { SITE_WEBHOOK_URL: `${webhooks.url}/webhooks/content` },
	});
	const [first] = fleet.nodes;
	if (!first) throw new Error('The fleet has no node');
	site = first;
	webhooks.forwardTo(site.origin);
	editor = await fleet.signIn();
	for (const path of cachedPaths) await expectCached(path);
});

test.afterAll(async () => {
	await fleet?.close();
	await webhooks?.close();
});

async function statusOf(path: string): Promise<number> {
	const response = await fetch(site.origin + path);
	await response.text();
	return response.status;
}

/** Waits until a page is cached: on a busy machine the first response may take the backend longer than the site waits. */
async function expectCached(path: string): Promise<void> {
	await expect.poll(() => isCached(site.origin + path), { message: path }).toBe(true);
}

/** The title of the edited page in the backend. */
const storedTitle = async () => String((await editor.find('pages', 'integrations')).title);

async function publish(title: string): Promise<void> {
	const { id } = await editor.find('pages', 'integrations');
	await editor.update('pages', id, { title, seo: { title }, _status: 'published' });
}

async function expectTitle(title: string): Promise<void> {
	const hasTitle = async () =>
		(await (await fetch(`${site.origin}/integrations`)).text()).includes(`<title>${title}`);
	await expect.poll(hasTitle, { message: `shows ${title}` }).toBe(true);
}

/** Publishes numbered titles until a request fails. `last` returns the number of the last successful one. */
function publishUntilFailure(name: string): { last: () => number; failure: Promise<void> } {
	let last = 0;
	const run = async () => {
		for (let number = 1; ; number += 1) {
			try {
				await publish(`${name} ${number}.`);
				last = number;
			} catch {
				return;
			}
		}
	};
	return { last: () => last, failure: run() };
}

const numberIn = (title: string) => Number(/(\d+)\.$/.exec(title)?.[1]);

test('killing the backend while an editor publishes loses no acknowledged change', async () => {
	const visitors = startVisitors([site.origin], cachedPaths);
	const editing = publishUntilFailure('Heron');
	await expect.poll(editing.last).toBeGreaterThan(5);
	await fleet.backend.kill();
	await editing.failure;
	for (const path of cachedPaths) expect(await statusOf(path), path).toBe(200);
	await fleet.backend.start();
	editor = await fleet.signIn();
	const title = await storedTitle();
	expect(numberIn(title)).toBeGreaterThanOrEqual(editing.last());
	await expectTitle(title);
	await visitors.stop();
	expect(visitors.failures).toEqual([]);
});

test('the restarted backend sends the webhook that a kill interrupted', async () => {
	await publish('Before.');
	await expectTitle('Before.');
	webhooks.behave('never');
	await publish('Kingfisher.');
	await expect.poll(() => webhooks.requestCount).toBeGreaterThan(0);
	await fleet.backend.kill();
	webhooks.behave('well');
	await fleet.backend.start();
	await expectTitle('Kingfisher.');
	editor = await fleet.signIn();
});

test('a site killed under load serves intact pages after its restart', async () => {
	const otherPaths = ['/about', '/sms', '/da/om-os'];
	for (const path of otherPaths) await expectCached(path);
	const visitors = startVisitors([site.origin], [...cachedPaths, ...otherPaths]);
	for (let round = 1; round <= 3; round += 1) {
		await publish(`Round ${round}.`);
		await site.kill();
		// The webhook is sent while the site is down.
		await publish(`Round ${round} again.`);
		await site.start();
		await expectTitle(`Round ${round} again.`);
	}
	await visitors.stop();
	expect(visitors.failures).toEqual([]);
	const metrics = await fetch(`${site.origin}/metrics`);
	expect(await metrics.text()).toMatch(/site_cache_level_errors_total 0/);
});
