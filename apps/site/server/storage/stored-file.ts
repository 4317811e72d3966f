import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** A text stored on disk across restarts; it is whole or isn't there. */
export class StoredFile {
	readonly #path: string;

	constructor(path: string) {
		this.#path = path;
	}

	/** The text, or undefined when there is none that can be read. */
	async read(): Promise<string | undefined> {
		return readFile(this.#path, 'utf8').catch(() => undefined);
	}

	async write(text: string): Promise<void> {
		await mkdir(dirname(this.#path), { recursive: true });
		const unfinished = `${this.#path}.${randomUUID()}`;
		try {
			await writeFile(unfinished, text);
			await rename(unfinished, this.#path);
		} catch (error) {
			await rm(unfinished, { force: true });
			throw error;
		}
	}
}
