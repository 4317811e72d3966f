import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { requireFolder } from '@website/contracts/require-folder';
import { environment, sqliteFile } from '../platform/environment.ts';
import { StartProblem } from './start-problem.ts';

/** Throws if `DATABASE_URL` names a SQLite file that does not exist, so that a mistyped path does not create an empty database. */
export function requireDatabaseFile(): void {
	if (sqliteFile === null || !process.env.DATABASE_URL || existsSync(sqliteFile)) return;
	throw new StartProblem(
		`DATABASE_URL: there is no database at ${sqliteFile}. To begin one there: npm run migrate -w apps/backend`,
	);
}

/** Creates the folders of the SQLite file and of uploaded files; throws if one cannot be created or is not writable. */
export function createFolders(): void {
	if (sqliteFile !== null) createFolder('DATABASE_URL', dirname(sqliteFile));
	if (!environment.S3_BUCKET) createFolder('MEDIA_DIR', environment.MEDIA_DIR);
}

/** Creates the folder that a setting or a command names. Throws a StartProblem if it cannot be created or is not writable. */
export function createFolder(name: string, folder: string, mode?: number): void {
	try {
		requireFolder(name, folder, mode);
	} catch (cause) {
		throw new StartProblem(cause instanceof Error ? cause.message : String(cause), { cause });
	}
}
