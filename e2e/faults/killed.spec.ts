import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { holdDatabase } from '../../apps/backend/test/hold-database.ts';
import type { Backend } from '../publishing/backend.ts';
import { type Fleet, type Member, startFleet } from '../support/fleet.ts';
import { type ProxyServer, startProxy } from '../support/proxy.ts';
import { isStored } from '../support/stored-page.ts';
import { sendVisitors } from '../support/visitors.ts';

// One story told in order: visitors all the time, an editor who publishes, and programs that are killed.
test.describe.configure({ mode: 'serial' });

const knownPaths = ['/', '/da/priser', '/de/blog', '/integrations', '/blog/feed.xml'];

let webhooks: ProxyServer;
let fleet: Fleet;
let site: Member;
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
	webhooks.leadTo(site.origin);
	editor = await fleet.signIn();
	for (const path of knownPaths) await stands(path);
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

/** Waits until a page is there: the first one may take a busy machine longer than the site waits for the backend. */
async function stands(path: string): Promise<void> {
	await expect.poll(() => isStored(site.origin + path), { message: path }).toBe(true);
}

/** The title of the page that the editor works on, as the backend has it. */
const storedTitle = async () => String((await editor.find('pages', 'integrations')).title);

async function publish(title: string): Promise<void> {
	const { id } = await editor.find('pages', 'integrations');
	await editor.update('pages', id, { title, seo: { title }, _status: 'published' });
}

async function shows(title: string): Promise<void> {
	const hasTitle = async () =>
		(await (await fetch(`${site.origin}/integrations`)).text()).includes(`<title>${title}`);
	await expect.poll(hasTitle, { message: `shows ${title}` }).toBe(true);
}

/** Publishes one title after the other until that fails; says which was the last to be acknowledged. */
function publishUntilRefused(name: string): { last: () => number; refused: Promise<void> } {
	let last = 0;
	const work = async () => {
		for (let number = 1; ; number += 1) {
			try {
				await publish(`${name} ${number}.`);
				last = number;
			} catch {
				return;
			}
		}
	};
	return { last: () => last, refused: work() };
}

const numberIn = (title: string) => Number(/(\d+)\.$/.exec(title)?.[1]);

test('the backend is killed while an editor publishes: nothing acknowledged is lost', async () => {
	const visitors = sendVisitors([site.origin], knownPaths);
	const editing = publishUntilRefused('Heron');
	await expect.poll(editing.last).toBeGreaterThan(5);
	await fleet.backend.kill();
	await editing.refused;
	for (const path of knownPaths) expect(await statusOf(path), path).toBe(200);
	await fleet.backend.start();
	editor = await fleet.signIn();
	const title = await storedTitle();
	expect(numberIn(title)).toBeGreaterThanOrEqual(editing.last());
	await shows(title);
	await visitors.stop();
	expect(visitors.turnedAway).toEqual([]);
});

test('the backend is killed while it tells the site: its next run tells it', async () => {
	await publish('Before.');
	await shows('Before.');
	webhooks.behave('never');
	await publish('Kingfisher.');
	await expect.poll(() => webhooks.arrived).toBeGreaterThan(0);
	await fleet.backend.kill();
	webhooks.behave('well');
	await fleet.backend.start();
	await shows('Kingfisher.');
	editor = await fleet.signIn();
});

test('the site is killed under load: its pages are whole when it is back', async () => {
	const others = ['/about', '/sms', '/da/om-os'];
	for (const path of others) await stands(path);
	const visitors = sendVisitors([site.origin], [...knownPaths, ...others]);
	for (let round = 1; round <= 3; round += 1) {
		await publish(`Round ${round}.`);
		await site.kill();
		// Told while the site is away.
		await publish(`Round ${round} again.`);
		await site.start();
		await shows(`Round ${round} again.`);
	}
	await visitors.stop();
	expect(visitors.turnedAway).toEqual([]);
	const logged = await fetch(`${site.origin}/metrics`);
	expect(await logged.text()).toMatch(/site_cache_level_errors_total 0/);
});

test('another program holds the database: pages stand, a save waits its turn', async () => {
	const file = String(fleet.backend.environment.DATABASE_URL).slice('file:'.length);
	const visitors = sendVisitors([site.origin], knownPaths);
	const letGo = await holdDatabase(file);
	// What nobody has asked for is read all the same.
	expect(await statusOf('/contact')).toBe(200);
	let isSaved = false;
	const saving = publish('Patience.').then(() => {
		isSaved = true;
	});
	// A save waits for ten seconds, and no longer.
	await sleep(1000);
	expect(isSaved).toBe(false);
	await letGo();
	await saving;
	expect(await storedTitle()).toBe('Patience.');
	await shows('Patience.');
	await visitors.stop();
	expect(visitors.turnedAway).toEqual([]);
});

test('editors who save at once all succeed', async () => {
	const slugs = ['about', 'sms', 'rcs', 'email', 'pricing', 'customers', 'terms', 'privacy'];
	const pages = await Promise.all(slugs.map((slug) => editor.find('pages', slug)));
	const seo = { title: 'All at once.' };
	await Promise.all(
		pages.map(({ id }) => editor.update('pages', id, { seo, _status: 'published' })),
	);
	for (const slug of slugs) {
		expect(await editor.find('pages', slug), slug).toMatchObject({ seo });
	}
});
