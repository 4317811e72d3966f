import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, it, vi } from 'vitest';
import { freePort } from './ports.ts';
import { programEnvironments, root } from './programs.ts';
import { requireChromium } from './system/browser.ts';

const folder = mkdtempSync(join(tmpdir(), 'starter-test-'));
const file = join(folder, 'a-file');
writeFileSync(file, '');
const busyServer = createServer().listen(0, '127.0.0.1');
await once(busyServer, 'listening');
const busyPort = String((busyServer.address() as AddressInfo).port);
afterAll(() => {
	busyServer.close();
	rmSync(folder, { recursive: true, force: true });
});

async function start(settings: Record<string, string>, script = 'start'): Promise<string> {
	const ports = { BACKEND_PORT: String(await freePort()), SITE_PORT: String(await freePort()) };
	const child = spawn(process.execPath, [`scripts/${script}.ts`], {
		cwd: root,
		env: { ...process.env, ...ports, ...settings },
		stdio: ['ignore', 'ignore', 'pipe'],
	});
	const message = await text(child.stderr);
	if (child.exitCode === null) await once(child, 'exit');
	expect(child.exitCode).toBe(1);
	return message;
}

it.each(['BACKEND_PORT', 'SITE_PORT'])('%s: the start fails if the port is taken', async (name) => {
	expect(await start({ [name]: busyPort })).toContain(`Port ${busyPort} is taken`);
});

it.each([
	['start', join(file, 'data')],
	['start', '/proc/no/data'],
])('DATA_DIR: %s fails if %s cannot be created', async (script, data) => {
	const message = await start({ DATA_DIR: data }, script);
	expect(message.trim()).toMatch(/^✗ DATA_DIR: .*\/(data|media) can't be written: .*$/);
});

it('SITE_HOST: the site listens on it, the backend on localhost only', () => {
	const ports = { backend: 4000, site: 3000 };
	const { site, backend } = programEnvironments(folder, ports, { SITE_HOST: '0.0.0.0' });
	expect([site.HOST, backend.HOST]).toEqual(['0.0.0.0', '127.0.0.1']);
});

it('CHROMIUM_PATH: this Chromium is used', () => {
	vi.stubEnv('CHROMIUM_PATH', file);
	expect(requireChromium()).toBe(file);
	vi.unstubAllEnvs();
});
