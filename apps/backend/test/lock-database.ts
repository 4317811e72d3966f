import { spawn } from 'node:child_process';
import { once } from 'node:events';

const program = `
const { DatabaseSync } = require('node:sqlite');
const database = new DatabaseSync(process.argv[1], { timeout: 60_000 });
database.exec('BEGIN EXCLUSIVE');
process.stdout.write('held');
process.stdin.resume().on('end', () => database.exec('COMMIT'));`;

/**
 * Holds the write lock of a SQLite file in a child process, because the locks of one process do not conflict. Returns a
 * function that releases the lock.
 */
export async function lockDatabase(file: string): Promise<() => Promise<void>> {
	const child = spawn(process.execPath, ['--no-warnings', '-e', program, file], {
		stdio: ['pipe', 'pipe', 'inherit'],
	});
	await once(child.stdout, 'data');
	return async () => {
		child.stdin.end();
		await once(child, 'exit');
	};
}
