import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { environment } from '../src/platform/environment.ts';
import { limits } from '../src/platform/limits.ts';
import { examine, problemOf } from '../src/start/operations/doctor.ts';
import { startMailServer } from './mail-server.ts';

async function findProblems(changes: Partial<typeof environment> = {}) {
	const { MEDIA_DIR, SMTP_URL } = environment;
	onTestFinished(() => void Object.assign(environment, { MEDIA_DIR, SMTP_URL }));
	Object.assign(environment, changes);
	return Object.fromEntries((await examine()).map(({ name, problem }) => [name, problem]));
}

it('doctor reports a folder that the system refuses to create', async () => {
	expect((await findProblems({ MEDIA_DIR: '/proc/media/files' })).folders).toMatch(
		/^MEDIA_DIR: \/proc\/media\/files can't be written: ENOENT/,
	);
});

it('doctor reports a disk that does not respond', async () => {
	const folder = mkdtempSync(join(tmpdir(), 'doctor-test-'));
	const { PATH = '' } = process.env;
	const { timeoutMs } = limits.services;
	onTestFinished(() => {
		process.env.PATH = PATH;
		Object.assign(limits.services, { timeoutMs });
		rmSync(folder, { recursive: true });
	});
	// Any program that asks such a disk hangs.
	writeFileSync(join(folder, 'stat'), '#!/bin/sh\nexec sleep 1000\n', { mode: 0o700 });
	process.env.PATH = folder + delimiter + PATH;
	Object.assign(limits.services, { timeoutMs: 100 });
	const { database, folders, disk } = await findProblems();
	expect(folders).toMatch(/^(MEDIA_DIR|DATABASE_URL): the disk of \/.* does not respond$/);
	expect([database, disk]).toEqual([folders, folders]);
});

it('doctor ends a check that never ends', async () => {
	expect(await problemOf(new Promise(() => {}), 0)).toBe('no response within 0 s');
	expect(await problemOf(Promise.reject(new Error('Refused')))).toBe('Refused');
});

it('doctor signs in to the mail server without sending a mail', async () => {
	const server = await startMailServer();
	onTestFinished(server.close);
	expect((await findProblems({ SMTP_URL: server.url }))['mail server']).toBeNull();
	const wrongPassword = server.url.replace('word@', 'words@');
	expect((await findProblems({ SMTP_URL: wrongPassword }))['mail server']).toMatch(
		/^SMTP_URL: 127\.0\.0\.1:\d+: .*Wrong user or password/,
	);
	expect(server.receivedCount()).toBe(0);
});

it('doctor reports a mail server whose certificate is unknown', async () => {
	const server = await startMailServer({ startTls: true });
	onTestFinished(server.close);
	expect((await findProblems({ SMTP_URL: server.url }))['mail server']).toMatch(
		/^SMTP_URL: 127\.0\.0\.1:\d+: .*certificate.*; NODE_EXTRA_CA_CERTS names/,
	);
});

it('doctor reports a mail server that accepts connections and never greets', async () => {
	const server = createServer().listen(0, '127.0.0.1');
	await once(server, 'listening');
	const { timeoutMs } = limits.mail;
	onTestFinished(() => {
		server.close();
		Object.assign(limits.mail, { timeoutMs });
	});
	Object.assign(limits.mail, { timeoutMs: 100 });
	const { port } = server.address() as AddressInfo;
	expect((await findProblems({ SMTP_URL: `smtp://127.0.0.1:${port}` }))['mail server']).toMatch(
		/^SMTP_URL: 127\.0\.0\.1:\d+: the server does not respond$/,
	);
});
