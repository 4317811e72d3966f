import fs from 'node:fs/promises';
import { dirname } from 'node:path';
import { environment, sqliteFile } from '../environment.ts';
import { limits } from '../limits.ts';

const folders = [
	...(sqliteFile === null ? [] : [dirname(sqliteFile)]),
	...(environment.S3_BUCKET ? [] : [environment.MEDIA_DIR]),
];

/**
 * False when a disk that this program stores on, of the SQLite file or of uploaded files, has no room for so many bytes. A folder that is not
 * there yet takes none.
 */
export async function hasRoom(bytes: number = limits.disk.leastBytes): Promise<boolean> {
	const rooms = await Promise.all(
		folders.map(async (folder) => {
			const { bavail, bsize } = await fs.statfs(folder).catch(() => ({ bavail: bytes, bsize: 1 }));
			return bavail * bsize;
		}),
	);
	return rooms.every((room) => room >= bytes);
}
