import fs from 'node:fs/promises';
import { dirname } from 'node:path';
import { environment, sqliteFile } from '../environment.ts';
import { limits } from '../limits.ts';

const folders = [
	...(sqliteFile === null ? [] : [dirname(sqliteFile)]),
	...(environment.S3_BUCKET ? [] : [environment.MEDIA_DIR]),
];

/**
 * False if a disk with the SQLite file or uploaded files has no space for this number of bytes. A folder that does not exist yet is
 * ignored.
 */
export async function hasFreeSpace(bytes: number = limits.disk.leastBytes): Promise<boolean> {
	const freeBytes = await Promise.all(
		folders.map(async (folder) => {
			const { bavail, bsize } = await fs.statfs(folder).catch(() => ({ bavail: bytes, bsize: 1 }));
			return bavail * bsize;
		}),
	);
	return freeBytes.every((free) => free >= bytes);
}
