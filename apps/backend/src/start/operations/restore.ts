import { stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { environment, sqliteFile, usesPostgres } from '../../platform/environment.ts';
import { secretProblem } from '../../platform/secret-fingerprint.ts';
import { createFolders } from '../check-paths.ts';
import { databaseAddress } from '../database-address.ts';
import { openDatabase } from '../open-database.ts';
import { StartProblem } from '../start-problem.ts';
import {
	copyFiles,
	filesIn,
	hashFiles,
	type Manifest,
	readArchive,
	requireSameFiles,
	withTemporaryFolder,
} from './archive.ts';
import { bucketAddress, copyFromBucket, copyToBucket } from './bucket-copy.ts';
import { loadDatabase, migrationNames, readDatabase, restoredKey } from './stored-database.ts';

async function isEmptyDatabase(): Promise<boolean> {
	if (sqliteFile !== null) {
		const size = await stat(sqliteFile).then(
			(file) => file.size,
			() => 0,
		);
		if (size === 0) return true;
	}
	return Object.keys((await readDatabase()).rows).length === 0;
}

/** Throws a StartProblem unless this system is empty and its version has every migration of the backup. */
async function requireFit({ database, migrations }: Manifest): Promise<void> {
	if ((database === 'postgres') !== usesPostgres)
		throw new StartProblem(`The backup is of ${database}; DATABASE_URL names another database`);
	if (migrations.length === 0)
		throw new StartProblem('The archive has no migrations: it is a backup of an empty database');
	const unknown = migrations.filter((name) => !migrationNames.includes(name));
	if (unknown.length > 0)
		throw new StartProblem(
			`The backup was made by another version: this one has no migration ${unknown.join(', ')}`,
		);
	if (!(await isEmptyDatabase()))
		throw new StartProblem('DATABASE_URL: the database is not empty. Restore into an empty one');
	if (!environment.S3_BUCKET && (await filesIn(environment.MEDIA_DIR)).length > 0)
		throw new StartProblem(`MEDIA_DIR: ${environment.MEDIA_DIR} is not empty`);
}

/** Throws a StartProblem if a table has another number of rows than the backup. */
function requireSameRows(expected: Record<string, number>, present: Record<string, number>): void {
	const different = Object.keys(expected).filter((table) => expected[table] !== present[table]);
	if (different.length > 0)
		throw new StartProblem(`Tables with other rows than the backup: ${different.join(', ')}`);
}

async function restoreFiles(media: string): Promise<void> {
	if (environment.S3_BUCKET) {
		await copyToBucket(media);
		return;
	}
	await copyFiles(media, environment.MEDIA_DIR);
	requireSameFiles(
		await hashFiles(media),
		await hashFiles(environment.MEDIA_DIR),
		environment.MEDIA_DIR,
	);
}

/**
 * Restores a backup into an empty system, compares it, migrates it, and makes the sites fetch everything anew: every page depends on the
 * tag `options`. Throws a StartProblem that says why if it cannot: before it
 * writes if the archive or this system does not fit, and afterwards if a comparison fails; then empty both and restore again. Files of the
 * same name in the bucket `S3_BUCKET` are replaced.
 *
 * @param place the path of the archive, or `s3://bucket/folder/archive`
 */
export async function restore(place: string): Promise<string> {
	const address = bucketAddress(place);
	if (!address) return await restoreFile(place);
	return await withTemporaryFolder(async (folder) => {
		const file = join(folder, 'archive.tar');
		await copyFromBucket(address, file);
		return await restoreFile(file);
	});
}

async function restoreFile(file: string): Promise<string> {
	createFolders();
	const manifest = await withTemporaryFolder(
		async (folder) => {
			const content = await readArchive(file, folder);
			await requireFit(content);
			await loadDatabase(join(folder, 'database'));
			requireSameRows(content.rows, (await readDatabase()).rows);
			await restoreFiles(join(folder, 'media'));
			return content;
		},
		dirname(sqliteFile ?? file),
	);
	const payload = await openDatabase();
	await payload.kv.set(restoredKey, manifest.createdAt);
	const files = Object.keys(manifest.files).length - 1;
	const result = `Restored the backup of ${manifest.createdAt} into ${databaseAddress()}: database and ${files} files are the same. Start the backend; it tells the sites.`;
	const problem = secretProblem(manifest.secret);
	return problem === null ? result : `${result}\n✗ ${problem}`;
}
