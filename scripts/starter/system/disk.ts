import { mkdirSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { Problem } from '../problem.ts';

const neededBytes = 1024 ** 3;

/** Ends the start with a clear line when the data folder's disk is nearly full. */
export async function requireDiskSpace(folder: string): Promise<void> {
	mkdirSync(folder, { recursive: true });
	const { bavail, bsize } = await statfs(folder);
	if (bavail * bsize < neededBytes) {
		throw new Problem(
			`Only ${Math.round((bavail * bsize) / 1024 ** 2)} MiB are free where ${folder} is. Free at least 1 GiB and start again.`,
		);
	}
}
