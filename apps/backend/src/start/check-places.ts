import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { environment, sqliteFile } from '../platform/environment.ts';
import { StartProblem } from './start-problem.ts';

/** Throws when a SQLite database that `DATABASE_URL` names is not there: a mistyped path must not begin an empty one. */
export function requireDatabaseFile(): void {
	if (sqliteFile === null || !process.env.DATABASE_URL || existsSync(sqliteFile)) return;
	throw new StartProblem(
		`DATABASE_URL: there is no database at ${sqliteFile}. To begin one there: npm run migrate -w apps/backend`,
	);
}

/** Makes the folders of the SQLite file and of uploaded files; throws when one can't be made or written. */
export function makeFolders(): void {
	if (sqliteFile !== null) makeFolder('DATABASE_URL', dirname(sqliteFile));
	if (!environment.S3_BUCKET) makeFolder('MEDIA_DIR', environment.MEDIA_DIR);
}

function makeFolder(variable: string, folder: string): void {
	try {
		mkdirSync(folder, { recursive: true });
		accessSync(folder, constants.W_OK);
	} catch (cause) {
		const reason = cause instanceof Error ? cause.message : cause;
		throw new StartProblem(`${variable}: ${folder} can't be written: ${reason}`, { cause });
	}
}
