import { statfs } from 'node:fs/promises';
import { requireFolder } from '@website/contracts/require-folder';
import { Problem } from '../problem.ts';

const minFreeBytes = 1024 ** 3;

/** Creates the data folder, or one in it. Throws a Problem if it can't be written. */
export function createDataFolder(folder: string): void {
	try {
		requireFolder('DATA_DIR', folder);
	} catch (cause) {
		throw new Problem(cause instanceof Error ? cause.message : String(cause));
	}
}

/** Creates the data folder. Throws a Problem if it can't be written or its disk is nearly full. */
export async function requireDiskSpace(folder: string): Promise<void> {
	createDataFolder(folder);
	const { bavail, bsize } = await statfs(folder);
	if (bavail * bsize < minFreeBytes) {
		throw new Problem(
			`Only ${Math.round((bavail * bsize) / 1024 ** 2)} MiB are free where ${folder} is. Free at least 1 GiB and start again.`,
		);
	}
}
