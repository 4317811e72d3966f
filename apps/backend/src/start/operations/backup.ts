import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { environment, usesPostgres } from '../../platform/environment.ts';
import { createFolder, requireDatabaseFile } from '../check-paths.ts';
import { copyFiles, removeUnfinished, withTemporaryFolder, writeArchive } from './archive.ts';
import { bucketAddress, copyToBucket, copyUploads } from './bucket-copy.ts';
import { dumpDatabase, readDump } from './stored-database.ts';

/**
 * Stores database and uploaded files as one archive with checksums, while backends run. The database is of one moment; a file that is
 * replaced in the seconds after it may already be the new one.
 *
 * @param place a folder, or `s3://bucket/folder`, reached by the settings of `S3_BUCKET`
 * @returns the path or the URL of the archive
 */
export async function backUp(place: string): Promise<string> {
	requireDatabaseFile();
	const name = `backup-${new Date().toISOString().replaceAll(':', '')}.tar`;
	const address = bucketAddress(place);
	if (!address) return await writeBackup(place, name);
	const { Bucket, Key } = address;
	const prefix = `${Key.replace(/\/+$/, '')}/`;
	return await withTemporaryFolder(async (folder) => {
		await writeBackup(folder, name);
		await copyToBucket(folder, Bucket, prefix);
		return `s3://${Bucket}/${prefix}${name}`;
	});
}

async function writeBackup(place: string, name: string): Promise<string> {
	const folder = resolve(place);
	createFolder('backup', folder, 0o700);
	await removeUnfinished(folder);
	const createdAt = new Date().toISOString();
	const file = join(folder, name);
	await withTemporaryFolder(async (unfinished) => {
		const content = join(unfinished, 'content');
		await mkdir(content);
		const dump = join(content, 'database');
		await dumpDatabase(dump);
		const { migrations, rows } = await readDump(dump);
		const media = join(content, 'media');
		await mkdir(media);
		if (environment.S3_BUCKET) await copyUploads(media);
		else await copyFiles(environment.MEDIA_DIR, media);
		const database = usesPostgres ? 'postgres' : 'sqlite';
		await writeArchive(file, content, {
			createdAt,
			database,
			migrations,
			rows,
		});
	}, folder);
	return file;
}
