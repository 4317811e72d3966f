import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../server/temporary-folder.ts';
import { secret } from '../server/test-site.ts';

const other = createServer().listen(0, '127.0.0.1');
await once(other, 'listening');
const busyPort = String((other.address() as AddressInfo).port);
const folder = await temporaryFolder();
afterAll(async () => {
	other.close();
	await folder[Symbol.asyncDispose]();
});

async function start(changes: Record<string, string>) {
	const child = spawn(process.execPath, ['--no-warnings', 'server/main.ts'], {
		cwd: join(import.meta.dirname, '../..'),
		env: {
			...process.env,
			NODE_ENV: 'production',
			CACHE_DIR: folder.path,
			WEBHOOK_SECRET: secret,
			PREVIEW_SECRET: secret,
			PRICE_API_TOKEN: secret,
			...changes,
		},
		stdio: ['ignore', 'pipe', 'pipe'],
	});
	const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
	if (child.exitCode === null) await once(child, 'exit');
	const lines = output
		.trim()
		.split('\n')
		.map((line) => JSON.parse(line));
	return { code: child.exitCode, errors, last: lines.at(-1) };
}

describe.each([
	['a missing variable', { WEBHOOK_SECRET: '' }, 'WEBHOOK_SECRET: '],
	['a URL without a scheme', { CONTENT_URL: 'localhost:4000/graphql' }, 'CONTENT_URL: '],
	['Redis without a scheme', { REDIS_URL: 'redis:6379' }, 'REDIS_URL: must start with redis://'],
	['a folder that cannot be created', { CACHE_DIR: '/proc/no/cache' }, 'CACHE_DIR: /proc/no/cache'],
	['a taken port', { PORT: busyPort }, `PORT: 127.0.0.1:${busyPort}`],
	['an IP address of another machine', { HOST: '192.0.2.1' }, 'PORT: 192.0.2.1:3000'],
])('%s', (_name, changes, message) => {
	it('exits the program with code 1 and one log line with the setting', async () => {
		const { code, errors, last } = await start(changes);
		expect({ code, errors }).toEqual({ code: 1, errors: '' });
		expect(last).toMatchObject({
			level: 60,
			program: 'site',
			msg: expect.stringContaining(message),
		});
	});
});
