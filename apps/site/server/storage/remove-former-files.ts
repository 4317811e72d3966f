import { rm } from 'node:fs/promises';
import { join } from 'node:path';

const formerFiles = ['openapi.json'];

/** Removes files of earlier versions of the site. Their data is fetched again. */
export async function removeFormerFiles(cacheFolder: string): Promise<void> {
	for (const name of formerFiles)
		await rm(join(cacheFolder, name), { recursive: true, force: true });
}
