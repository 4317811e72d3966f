import fs from 'node:fs/promises';
import { dirname } from 'node:path';
import { environment, sqliteFile } from '../environment.ts';
import { limits } from '../limits.ts';

/** The folders of the SQLite file and of uploaded files, with the variable that sets each. */
export const dataFolders: readonly (readonly [variable: string, folder: string])[] = [
	...(sqliteFile === null ? [] : [['DATABASE_URL', dirname(sqliteFile)] as const]),
	...(environment.S3_BUCKET ? [] : [['MEDIA_DIR', environment.MEDIA_DIR] as const]),
];

/**
 * False if a disk with the SQLite file or uploaded files has no space for this number of bytes. A folder that does not exist yet is
 * ignored.
 */
export async function hasFreeSpace(bytes: number = limits.disk.leastBytes): Promise<boolean> {
	const freeBytes = await Promise.all(
		dataFolders.map(async ([, folder]) => {
			const { bavail, bsize } = await fs.statfs(folder).catch(() => ({ bavail: bytes, bsize: 1 }));
			return bavail * bsize;
		}),
	);
	return freeBytes.every((free) => free >= bytes);
}
