import { execFileSync, spawn } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
	interface ProvidedContext {
		/** Folder of the PostgreSQL server's socket; only in the project that runs on PostgreSQL. */
		postgresSocket?: string;
	}
}

/** PostgreSQL refuses to run as root; its package brings a user for it. */
const asServerUser = process.getuid?.() === 0 ? ['runuser', '-u', 'postgres', '--'] : [];

function command(...args: string[]): [string, string[]] {
	const [program = '', ...rest] = [...asServerUser, ...args];
	return [program, rest];
}

/** Starts a PostgreSQL server of its own for the test run, on a socket only; the returned function ends it. */
export default async function startPostgres(project: TestProject) {
	const folder = mkdtempSync(join(tmpdir(), 'postgres-test-'));
	if (asServerUser.length > 0) {
		chownSync(folder, Number(execFileSync('id', ['-u', 'postgres'])), 0);
	}
	const data = join(folder, 'data');
	execFileSync(
		...command('initdb', '-D', data, '-U', 'test', '-A', 'trust', '-E', 'UTF8', '--no-sync'),
		{ stdio: ['ignore', 'ignore', 'inherit'] },
	);
	const server = spawn(
		...command('postgres', '-D', data, '-k', folder, '-c', 'listen_addresses=', '-c', 'fsync=off'),
		{ stdio: ['ignore', 'ignore', 'pipe'] },
	);
	const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
	await new Promise<void>((resolve, reject) => {
		let log = '';
		server.stderr.on('data', (chunk: Buffer) => {
			log += chunk;
			if (log.includes('ready to accept connections')) resolve();
		});
		void ended.then(() => reject(new Error(`PostgreSQL did not start:\n${log}`)));
	});
	project.provide('postgresSocket', folder);

	return async () => {
		execFileSync(...command('pg_ctl', '-D', data, '-m', 'immediate', 'stop'), { stdio: 'ignore' });
		await ended;
		rmSync(folder, { recursive: true, force: true });
	};
}
