import { rm } from 'node:fs/promises';
import { join } from 'node:path';

const formerFiles = ['openapi.json'];

/** Removes what earlier versions have left; what now stands in its place is read anew. */
export async function removeFormerFiles(cacheFolder: string): Promise<void> {
	for (const name of formerFiles)
		await rm(join(cacheFolder, name), { recursive: true, force: true });
}
