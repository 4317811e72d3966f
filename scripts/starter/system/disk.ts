import { accessSync, constants, mkdirSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { Problem } from '../problem.ts';

const minFreeBytes = 1024 ** 3;

/** Creates the data folder. Throws a Problem if it can't be written or its disk is nearly full. */
export async function requireDiskSpace(folder: string): Promise<void> {
	try {
		mkdirSync(folder, { recursive: true });
		accessSync(folder, constants.W_OK);
	} catch (cause) {
		const reason = cause instanceof Error ? cause.message : cause;
		throw new Problem(`DATA_DIR: ${folder} can't be written: ${reason}`);
	}
	const { bavail, bsize } = await statfs(folder);
	if (bavail * bsize < minFreeBytes) {
		throw new Problem(
			`Only ${Math.round((bavail * bsize) / 1024 ** 2)} MiB are free where ${folder} is. Free at least 1 GiB and start again.`,
		);
	}
}
