import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'start-test-'));
const busyServer = createServer().listen(0, '127.0.0.1');
await once(busyServer, 'listening');
const usedPort = String((busyServer.address() as AddressInfo).port);
const file = join(folder, 'a-file');
writeFileSync(file, 'no database');
const missingFile = join(folder, 'mistyped', 'backend.db');

afterAll(() => {
	busyServer.close();
	rmSync(folder, { recursive: true, force: true });
});

/** Starts the backend as `npm start` does (`serve`), or only the part that runs inside Next (`inside`). */
async function start(changes: Record<string, string>, part: 'serve' | 'inside') {
	const script =
		part === 'serve'
			? ['src/start/serve.ts']
			: ['-e', "import('./src/start/start-or-exit.ts').then((module) => module.startOrExit())"];
	const child = spawn(process.execPath, ['--no-warnings', ...script], {
		env: {
			...process.env,
			NODE_ENV: 'production',
			LOG_LEVEL: 'info',
			DATABASE_URL: '',
			MEDIA_DIR: join(folder, 'media'),
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
	return { code: child.exitCode, errors, fatal: lines.filter(({ level }) => level >= 60) };
}

describe.each([
	['a missing variable', 'serve', { PAYLOAD_SECRET: '' }, ['PAYLOAD_SECRET: ']],
	['wrong variables', 'serve', { PORT: 'x', SITE_URL: 'a.b' }, ['PORT: ', 'SITE_URL: ']],
	['a wrong variable, inside Next', 'inside', { TRASH_DAYS: '-1' }, ['TRASH_DAYS: ']],
	['an endpoint without a scheme', 'serve', { S3_ENDPOINT: 'minio:9000' }, ['S3_ENDPOINT: ']],
	[
		'a port in use',
		'serve',
		{ PORT: usedPort, HOST: '127.0.0.1' },
		[`PORT: 127.0.0.1:${usedPort}`],
	],
	['an address of another machine', 'serve', { HOST: '192.0.2.1' }, ['192.0.2.1:4000']],
	[
		'a folder that cannot be created',
		'inside',
		{ MEDIA_DIR: join(file, 'media'), DATABASE_URL: `file:${file}` },
		[`MEDIA_DIR: ${file}`],
	],
	['a folder below /proc', 'inside', { MEDIA_DIR: '/proc/no/media' }, ['MEDIA_DIR: /proc/no']],
	[
		'a file that is not a database',
		'inside',
		{ DATABASE_URL: `file:${file}` },
		[`DATABASE_URL: file:${file}`],
	],
	['a missing database file', 'inside', { DATABASE_URL: `file:${missingFile}` }, [missingFile]],
	[
		'a database that refuses the connection',
		'inside',
		{ DATABASE_URL: 'postgres://anna:secret-word@127.0.0.1:1/site' },
		['DATABASE_URL: postgres://anna@127.0.0.1:1/site', 'ECONNREFUSED'],
	],
] as const)('%s', (_name, part, changes, names) => {
	it('exits with code 1 and one log line that names the cause', async () => {
		const { code, errors, fatal } = await start(changes, part);
		expect({ code, errors }).toEqual({ code: 1, errors: '' });
		expect(fatal).toMatchObject([{ program: 'backend' }]);
		for (const name of names) expect(fatal[0].msg).toContain(name);
		expect(JSON.stringify(fatal)).not.toContain('secret-word');
		expect(existsSync(missingFile)).toBe(false);
	});
});

it.each([
	['doctor', { PAYLOAD_SECRET: '' }, 'PAYLOAD_SECRET: is missing'],
	['list', { DATABASE_URL: `file:${missingFile}` }, missingFile],
])('the command %s names a wrong setting in one line', async (command, changes, problem) => {
	const child = spawn(process.execPath, ['--no-warnings', 'src/start/commands/admin.ts', command], {
		env: { ...process.env, ...changes },
		stdio: ['ignore', 'ignore', 'pipe'],
	});
	const [errors] = await Promise.all([text(child.stderr), once(child, 'exit')]);
	expect(child.exitCode).toBe(1);
	expect(errors).toMatch(/^✗ .*\n$/);
	expect(errors).toContain(problem);
});

it.each([
	['backup', '/somewhere'],
	['list', '--to=/somewhere'],
	['doctor', '--jsn'],
])('the command %s refuses the argument %s, which it does not have', async (...args) => {
	const child = spawn(process.execPath, ['--no-warnings', 'src/start/commands/admin.ts', ...args], {
		stdio: ['ignore', 'ignore', 'pipe'],
	});
	const [errors] = await Promise.all([text(child.stderr), once(child, 'exit')]);
	expect(child.exitCode).toBe(2);
	expect(errors).toContain('npm run admin -- backup [--to <folder>]');
});
