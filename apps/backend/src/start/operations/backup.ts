import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { environment, usesPostgres } from '../../platform/environment.ts';
import { createFolder } from '../check-paths.ts';
import { databaseAddress } from '../database-address.ts';
import { StartProblem } from '../start-problem.ts';
import { copyFiles, removeUnfinished, withTemporaryFolder, writeArchive } from './archive.ts';
import { bucketAddress, copyToBucket, copyUploads } from './bucket-copy.ts';
import {
	description,
	dumpDatabase,
	newerDumpNotice,
	readDump,
	requireDatabase,
} from './stored-database.ts';

export interface Backup {
	/** The path or the URL of the archive. */
	archive: string;
	/** The database that was saved, in words. */
	database: string;
}

/**
 * Stores database and uploaded files as one archive with checksums, while backends run. The database is of one moment; a file that is
 * replaced in the seconds after it may already be the new one.
 * Throws a StartProblem if the database is missing or empty, or if `move` has left it.
 *
 * @param place a folder, or `s3://bucket/folder`, reached by the settings of `S3_BUCKET`
 */
export async function backUp(place: string): Promise<Backup> {
	await requireDatabase();
	const name = `backup-${new Date().toISOString().replaceAll(':', '')}.tar`;
	const address = bucketAddress(place);
	if (!address) return await writeBackup(place, name);
	const { Bucket, Key } = address;
	const prefix = `${Key.replace(/\/+$/, '')}/`;
	return await withTemporaryFolder(async (folder) => {
		const { database } = await writeBackup(folder, name);
		await copyToBucket(folder, Bucket, prefix);
		return { archive: `s3://${Bucket}/${prefix}${name}`, database };
	});
}

async function writeBackup(place: string, name: string): Promise<Backup> {
	const folder = resolve(place);
	createFolder('backup', folder, 0o700);
	await removeUnfinished(folder);
	const createdAt = new Date().toISOString();
	const archive = join(folder, name);
	return await withTemporaryFolder(async (unfinished) => {
		const content = join(unfinished, 'content');
		await mkdir(content);
		const dump = join(content, 'database');
		await dumpDatabase(dump);
		const stored = await readDump(dump);
		if (stored.migrations.length === 0 || stored.documents === 0)
			throw new StartProblem(`DATABASE_URL: ${databaseAddress()} is empty; nothing was saved`);
		const media = join(content, 'media');
		await mkdir(media);
		if (environment.S3_BUCKET) await copyUploads(media);
		else await copyFiles(environment.MEDIA_DIR, media);
		const { migrations, rows, secret } = stored;
		const database = usesPostgres ? 'postgres' : 'sqlite';
		await writeArchive(archive, content, { createdAt, database, migrations, rows, secret });
		return { archive, database: description(stored) + (await newerDumpNotice()) };
	}, folder);
}
