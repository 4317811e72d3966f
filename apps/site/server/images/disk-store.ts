import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { limits } from '../settings/limits.ts';
import type { SourceVersion } from './fetch-original.ts';

export interface StoredImage {
	contentType: string;
	etag: string;
	version: SourceVersion;
	body: Buffer;
}

export interface Found {
	image: StoredImage;
	/** When the source was last known to be this version, in milliseconds. */
	checkedAt: number;
}

const header = z.object({
	contentType: z.string().regex(/^image\/[a-z+]+$/),
	etag: z.string(),
	version: z.object({ etag: z.string().optional(), lastModified: z.string().optional() }),
	length: z.number().int().nonnegative(),
});

/**
 * Made pictures on disk, one file each, within a number of bytes: the one unused for longest goes first.
 * A file is complete or isn't there; one that can't be read counts as absent.
 */
export class DiskStore {
	readonly #folder: string;
	readonly #maximumBytes: number;
	/** Sizes by file name, the least recently used first. */
	readonly #sizes = new Map<string, number>();
	#bytes = 0;
	#opened: Promise<void> | undefined;

	constructor({ folder, maximumBytes }: { folder: string; maximumBytes: number }) {
		this.#folder = folder;
		this.#maximumBytes = maximumBytes;
	}

	get bytes(): number {
		return this.#bytes;
	}

	async read(key: string): Promise<Found | undefined> {
		await this.#open();
		const name = fileName(key);
		if (!this.#sizes.has(name)) return undefined;
		try {
			const path = join(this.#folder, name);
			const [file, { mtimeMs }] = await Promise.all([readFile(path), stat(path)]);
			const image = parse(file);
			this.#remember(name, file.length);
			return { image, checkedAt: mtimeMs };
		} catch {
			await this.#remove(name);
			return undefined;
		}
	}

	async write(key: string, image: StoredImage): Promise<void> {
		await this.#open();
		const file = serialize(image);
		if (file.length > this.#maximumBytes) return;
		const name = fileName(key);
		const unfinished = join(this.#folder, `${name}.${randomUUID()}.unfinished`);
		try {
			await writeFile(unfinished, file);
			await rename(unfinished, join(this.#folder, name));
		} catch (error) {
			await rm(unfinished, { force: true });
			throw error;
		}
		this.#remember(name, file.length);
		await this.#makeRoom();
	}

	/** Notes that the source is still the stored version. */
	async markChecked(key: string): Promise<void> {
		const now = new Date();
		await utimes(join(this.#folder, fileName(key)), now, now);
	}

	#open(): Promise<void> {
		this.#opened ??= this.#scan().catch((error: unknown) => {
			this.#opened = undefined;
			throw error;
		});
		return this.#opened;
	}

	async #scan(): Promise<void> {
		await mkdir(this.#folder, { recursive: true });
		const names = await readdir(this.#folder);
		const files: { name: string; size: number; usedAt: number }[] = [];
		for (const name of names) {
			const path = join(this.#folder, name);
			const info = await stat(path).catch(() => undefined);
			if (!info?.isFile()) continue;
			if (name.endsWith('.image')) files.push({ name, size: info.size, usedAt: info.mtimeMs });
			else if (Date.now() - info.mtimeMs > limits.images.abandonedMs)
				await rm(path, { force: true });
		}
		for (const { name, size } of files.sort((a, b) => a.usedAt - b.usedAt))
			this.#remember(name, size);
		await this.#makeRoom();
	}

	#remember(name: string, size: number): void {
		this.#bytes += size - (this.#sizes.get(name) ?? 0);
		this.#sizes.delete(name);
		this.#sizes.set(name, size);
	}

	async #makeRoom(): Promise<void> {
		for (const name of this.#sizes.keys()) {
			if (this.#bytes <= this.#maximumBytes) return;
			await this.#remove(name);
		}
	}

	async #remove(name: string): Promise<void> {
		this.#bytes -= this.#sizes.get(name) ?? 0;
		this.#sizes.delete(name);
		await rm(join(this.#folder, name), { force: true }).catch(() => undefined);
	}
}

function fileName(key: string): string {
	return `${createHash('sha256').update(key).digest('hex').slice(0, 40)}.image`;
}

/** One line of JSON, then the picture. */
function serialize({ body, ...rest }: StoredImage): Buffer {
	return Buffer.concat([
		Buffer.from(`${JSON.stringify({ ...rest, length: body.length })}\n`),
		body,
	]);
}

function parse(file: Buffer): StoredImage {
	const end = file.indexOf('\n');
	const { length, ...rest } = header.parse(JSON.parse(file.toString('utf8', 0, end)));
	const body = file.subarray(end + 1);
	if (body.length !== length) throw new Error('the stored image is cut off');
	return { ...rest, body };
}
