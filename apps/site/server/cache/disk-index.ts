import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Knows the files of a folder, how large they are and which was used longest ago; deletes those beyond the bound. */
export class DiskIndex {
	readonly #folder: string;
	readonly #maxBytes: number;
	/** In order of use, oldest first. */
	readonly #sizes = new Map<string, number>();
	#bytes = 0;

	constructor(folder: string, maxBytes: number) {
		this.#folder = folder;
		this.#maxBytes = maxBytes;
	}

	get entries(): number {
		return this.#sizes.size;
	}

	get bytes(): number {
		return this.#bytes;
	}

	/** Reads the folder, oldest files first, and removes what an earlier process left half written. */
	async load(): Promise<void> {
		await mkdir(this.#folder, { recursive: true });
		const files: { name: string; size: number; time: number }[] = [];
		for (const name of await readdir(this.#folder)) {
			const path = join(this.#folder, name);
			if (name.endsWith('.tmp')) await rm(path, { force: true });
			else {
				const { size, mtimeMs } = await stat(path);
				files.push({ name, size, time: mtimeMs });
			}
		}
		for (const { name, size } of files.sort((a, b) => a.time - b.time)) this.#add(name, size);
		await this.#shrink();
	}

	has(name: string): boolean {
		return this.#sizes.has(name);
	}

	/** Notes that a file was read. */
	touch(name: string): void {
		const size = this.#sizes.get(name);
		if (size !== undefined) this.#add(name, size);
	}

	/** Notes a written file and makes room for it. */
	async added(name: string, size: number): Promise<void> {
		this.#add(name, size);
		await this.#shrink();
	}

	/** Deletes a file; one that is already gone is fine. */
	async remove(name: string): Promise<void> {
		this.#forget(name);
		await rm(join(this.#folder, name), { force: true });
	}

	#add(name: string, size: number): void {
		this.#forget(name);
		this.#sizes.set(name, size);
		this.#bytes += size;
	}

	#forget(name: string): void {
		this.#bytes -= this.#sizes.get(name) ?? 0;
		this.#sizes.delete(name);
	}

	async #shrink(): Promise<void> {
		for (const name of this.#sizes.keys()) {
			if (this.#bytes <= this.#maxBytes) return;
			await this.remove(name);
		}
	}
}
