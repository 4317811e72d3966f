import { mkdirSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { Problem } from '../problem.ts';

const minFreeBytes = 1024 ** 3;

/** Throws a Problem if the data folder's disk is nearly full. */
export async function requireDiskSpace(folder: string): Promise<void> {
	mkdirSync(folder, { recursive: true });
	const { bavail, bsize } = await statfs(folder);
	if (bavail * bsize < minFreeBytes) {
		throw new Problem(
			`Only ${Math.round((bavail * bsize) / 1024 ** 2)} MiB are free where ${folder} is. Free at least 1 GiB and start again.`,
		);
	}
}
