import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Creates the folder that a setting names; `mode` is that of new folders. Throws an error that names the setting if it cannot be created or
 * is not writable.
 */
export function requireFolder(setting: string, folder: string, mode?: number): void {
	try {
		makeFolder(folder, mode);
		// The dot makes it fail for a file.
		accessSync(`${folder}/.`, constants.W_OK);
	} catch (cause) {
		const reason = cause instanceof Error ? cause.message : cause;
		throw new Error(`${setting}: ${folder} can't be written: ${reason}`, { cause });
	}
}

/** Node's own `recursive` never returns for a folder that `/proc` refuses to create. */
function makeFolder(folder: string, mode?: number): void {
	if (existsSync(folder)) return;
	makeFolder(dirname(folder), mode);
	try {
		mkdirSync(folder, mode);
	} catch (cause) {
		// Another program may have created it meanwhile.
		if (!existsSync(folder)) throw cause;
	}
}
