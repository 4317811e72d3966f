import { rm } from 'node:fs/promises';
import { join } from 'node:path';

const formerFiles = ['openapi.json'];

/** Removes files of earlier versions; their data is read again. */
export async function removeFormerFiles(cacheFolder: string): Promise<void> {
	for (const name of formerFiles)
		await rm(join(cacheFolder, name), { recursive: true, force: true });
}
