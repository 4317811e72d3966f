import { cp, mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { environment, usesPostgres } from '../../platform/environment.ts';
import { requireDatabaseFile } from '../check-paths.ts';
import { withFolderBeside, writeArchive } from './archive.ts';
import { dumpDatabase, readDump } from './stored-database.ts';

/**
 * Stores database and uploaded files as one archive with checksums, while backends run. The database is of one moment; a file that is
 * replaced in the seconds after it may already be the new one. Files of a bucket are not included: the bucket keeps its own versions.
 *
 * @returns the path of the archive
 */
export async function backUp(folder: string): Promise<string> {
	requireDatabaseFile();
	await mkdir(folder, { recursive: true, mode: 0o700 });
	const createdAt = new Date().toISOString();
	const file = resolve(folder, `backup-${createdAt.replaceAll(':', '')}.tar`);
	await withFolderBeside(file, async (unfinished) => {
		const dump = join(unfinished, 'database');
		await dumpDatabase(dump);
		const { migrations, rows } = await readDump(dump);
		if (!environment.S3_BUCKET)
			await cp(environment.MEDIA_DIR, join(unfinished, 'media'), { recursive: true });
		const database = usesPostgres ? 'postgres' : 'sqlite';
		await writeArchive(file, unfinished, {
			createdAt,
			database,
			migrations,
			rows,
		});
	});
	return file;
}
