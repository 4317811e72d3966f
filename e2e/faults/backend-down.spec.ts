import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { type Program, startProgram } from '../../scripts/starter/running/program.ts';
import { startTemporarySite, type TemporarySite } from '../../scripts/starter/temporary-site.ts';
import { isCached } from '../support/cached-page.ts';

// The tests depend on each other and share their own programs.
test.describe.configure({ mode: 'serial' });

const cachedPaths = [
	...['/', '/da/priser', '/de/blog', '/about/security'],
	...['/prices/eur.json', '/prices/dkk.csv', '/api/prices?currency=DKK&countries=SE'],
];
const uncachedPages = [
	{ path: '/contact', lang: 'en-US' },
	{ path: '/da/kontakt', lang: 'da-DK' },
	{ path: '/de/kontakt', lang: 'de-DE' },
];

let logs: string;
let programs: TemporarySite;
let site: Program;
let backend: Program;
let origin: string;

function start(name: 'site' | 'backend'): Promise<Program> {
	const environment = programs.environments[name];
	return startProgram({
		name,
		workspace: `apps/${name}`,
		script: 'start',
		environment,
		logFolder: logs,
		readyUrl: `http://127.0.0.1:${environment.PORT}/healthz`,
		readyTimeoutMs: 180_000,
	});
}

/** Kills a program and its child processes. */
async function kill(program: Program): Promise<void> {
	process.kill(-(program.process.pid ?? Number.NaN), 'SIGKILL');
	await program.exit;
}

async function statusOf(path: string): Promise<number> {
	const response = await fetch(origin + path);
	await response.text();
	return response.status;
}

async function expectCachedPages(): Promise<void> {
	for (const path of cachedPaths) expect(await statusOf(path), path).toBe(200);
}

test.beforeAll(async () => {
	logs = mkdtempSync(join(tmpdir(), 'faults-logs-'));
	programs = await startTemporarySite(logs, { ...process.env, LOG_LEVEL: 'info' });
	({ site, backend } = programs);
	origin = `http://127.0.0.1:${programs.environments.site.PORT}`;
	// Polled: a page that lacks a part because of a late response is not cached.
	for (const path of cachedPaths)
		await expect.poll(() => isCached(origin + path), { message: path }).toBe(true);
});

test.afterAll(async () => {
	await Promise.all([site?.stop(), backend?.stop()]);
	await programs?.close();
	rmSync(logs, { recursive: true, force: true });
});

test('cached pages are served after the backend is killed', async () => {
	await kill(backend);
	await expectCachedPages();
});

test('cached pages are served after the site starts without the backend', async () => {
	await site.stop();
	site = await start('site');
	await expectCachedPages();
});

test('an uncached page returns 503 in its language', async () => {
	for (const { path, lang } of uncachedPages) {
		const response = await fetch(origin + path);
		const html = await response.text();
		expect(response.status, path).toBe(503);
		expect(html).toContain(`lang="${lang}"`);
		expect(response.headers.get('cache-control')).toContain('no-store');
	}
});

test('cached pages are served after the site is killed and restarted', async () => {
	await kill(site);
	site = await start('site');
	await expectCachedPages();
});

test('all pages are served after the backend starts again', async () => {
	backend = await start('backend');
	for (const path of [...cachedPaths, ...uncachedPages.map((page) => page.path)]) {
		await expect.poll(() => statusOf(path), { message: path }).toBe(200);
	}
});
