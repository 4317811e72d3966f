import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { type Program, startProgram } from '../../scripts/starter/running/program.ts';
import { startTemporarySite, type TemporarySite } from '../../scripts/starter/temporary-site.ts';
import { isStored } from '../support/stored-page.ts';

// One story told in order, with programs of its own.
test.describe.configure({ mode: 'serial' });

const visited = [
	...['/', '/da/priser', '/de/blog', '/about/security'],
	...['/prices/eur.json', '/prices/dkk.csv', '/api/prices?currency=DKK&countries=SE'],
];
const never = [
	{ path: '/contact', lang: 'en-US' },
	{ path: '/da/kontakt', lang: 'da-DK' },
	{ path: '/de/kontakt', lang: 'de-DE' },
];

let logs: string;
let both: TemporarySite;
let site: Program;
let backend: Program;
let origin: string;

function start(name: 'site' | 'backend'): Promise<Program> {
	const environment = both.environments[name];
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

/** Ends a program at once, and whatever it started. */
async function kill(program: Program): Promise<void> {
	process.kill(-(program.process.pid ?? Number.NaN), 'SIGKILL');
	await program.exit;
}

async function statusOf(path: string): Promise<number> {
	const response = await fetch(origin + path);
	await response.text();
	return response.status;
}

async function everythingVisitedStands(): Promise<void> {
	for (const path of visited) expect(await statusOf(path), path).toBe(200);
}

test.beforeAll(async () => {
	logs = mkdtempSync(join(tmpdir(), 'faults-logs-'));
	both = await startTemporarySite(logs, { ...process.env, LOG_LEVEL: 'info' });
	({ site, backend } = both);
	origin = `http://127.0.0.1:${both.environments.site.PORT}`;
	// A page that lacks a part, as something answered late, is not stored: it is asked for until it is whole.
	for (const path of visited)
		await expect.poll(() => isStored(origin + path), { message: path }).toBe(true);
});

test.afterAll(async () => {
	await Promise.all([site?.stop(), backend?.stop()]);
	await both?.close();
	rmSync(logs, { recursive: true, force: true });
});

test('the backend is killed: pages that are known stand', async () => {
	await kill(backend);
	await everythingVisitedStands();
});

test('the site starts without the backend: pages that are known stand', async () => {
	await site.stop();
	site = await start('site');
	await everythingVisitedStands();
});

for (const { path, lang } of never) {
	test(`a page nobody has seen yet is away for a while, in its language: ${path}`, async () => {
		const response = await fetch(origin + path);
		const html = await response.text();
		expect(response.status).toBe(503);
		expect(html).toContain(`lang="${lang}"`);
		expect(response.headers.get('cache-control')).toContain('no-store');
	});
}

test('the site is killed and starts again: pages that are known stand', async () => {
	await kill(site);
	site = await start('site');
	await everythingVisitedStands();
});

test('the backend is back: everything is', async () => {
	backend = await start('backend');
	for (const path of [...visited, ...never.map((page) => page.path)]) {
		await expect.poll(() => statusOf(path), { message: path }).toBe(200);
	}
});
