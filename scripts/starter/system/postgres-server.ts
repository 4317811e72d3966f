import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { findOrInstall } from './debian-packages.ts';

/** Debian installs the server's programs in a folder per version, outside of PATH. */
function findFolder(): string | undefined {
	const onPath = (process.env.PATH ?? '').split(delimiter);
	const debian = globSync('/usr/lib/postgresql/*/bin').sort().reverse();
	return [...onPath, ...debian].find((folder) => existsSync(join(folder, 'initdb')));
}

/** Adds PostgreSQL's programs to PATH; installs Debian's package if they are missing. */
export function requirePostgres(): void {
	const folder = findOrInstall(
		findFolder,
		'postgresql',
		'The tests need PostgreSQL, and it could not be installed. Install it.',
	);
	process.env.PATH = `${process.env.PATH ?? ''}${delimiter}${folder}`;
}

export interface PostgresServer {
	/** The folder of its socket. */
	socket: string;
	/** Creates a database and returns its URL. */
	database(name: string): string;
	stop(): Promise<void>;
}

/** PostgreSQL refuses to run as root; its package creates the user `postgres`. */
const userCommand = process.getuid?.() === 0 ? ['runuser', '-u', 'postgres', '--'] : [];

function command(...args: string[]): [string, string[]] {
	const [program = '', ...rest] = [...userCommand, ...args];
	return [program, rest];
}

/** Starts a separate PostgreSQL server with empty data, on a socket only. Needs its programs on PATH. */
export async function startPostgresServer(): Promise<PostgresServer> {
	const socket = mkdtempSync(join(tmpdir(), 'postgres-test-'));
	if (userCommand.length > 0) {
		chownSync(socket, Number(execFileSync('id', ['-u', 'postgres'])), 0);
	}
	const data = join(socket, 'data');
	execFileSync(
		...command(
			...['initdb', '-D', data, '-U', 'test', '-A', 'trust', '--locale=C.UTF-8', '--no-sync'],
			// The log is parsed below, so it must be in English.
			'--lc-messages=C',
		),
		{ stdio: ['ignore', 'ignore', 'inherit'] },
	);
	const server = spawn(
		...command('postgres', '-D', data, '-k', socket, '-c', 'listen_addresses=', '-c', 'fsync=off'),
		{ stdio: ['ignore', 'ignore', 'pipe'] },
	);
	const exit = new Promise<void>((resolve) => server.once('exit', () => resolve()));
	await new Promise<void>((resolve, reject) => {
		let log = '';
		server.stderr.on('data', (chunk: Buffer) => {
			log += chunk;
			if (log.includes('ready to accept connections')) resolve();
		});
		void exit.then(() => reject(new Error(`PostgreSQL did not start:\n${log}`)));
	});
	return {
		socket,
		database: (name) => {
			execFileSync('createdb', ['-h', socket, '-U', 'test', name]);
			return `postgres://test@localhost/${name}?host=${socket}`;
		},
		stop: async () => {
			execFileSync(...command('pg_ctl', '-D', data, '-m', 'immediate', 'stop'), {
				stdio: 'ignore',
			});
			await exit;
			rmSync(socket, { recursive: true, force: true });
		},
	};
}
