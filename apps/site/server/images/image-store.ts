import { createHash } from 'node:crypto';
import { z } from 'zod';
import { DiskStore } from '../storage/disk-store.ts';
import type { SourceVersion } from './fetch-original.ts';

export interface StoredImage {
	contentType: string;
	etag: string;
	version: SourceVersion;
	body: Buffer;
}

export interface FoundImage {
	image: StoredImage;
	checkedAt: number;
}

const header = z.object({
	contentType: z.string().regex(/^image\/[a-z+]+$/),
	etag: z.string(),
	version: z.object({ etag: z.string().optional(), lastModified: z.string().optional() }),
	length: z.number().int().nonnegative(),
});

/** Made pictures on disk, one file each. One that can't be understood counts as absent. */
export class ImageStore {
	readonly #store: DiskStore;

	constructor({ folder, maxBytes }: { folder: string; maxBytes: number }) {
		this.#store = new DiskStore({
			folder,
			bound: { maxBytes },
			entryName: /^[0-9a-f]{40}\.image$/,
		});
	}

	async read(key: string): Promise<FoundImage | undefined> {
		const stored = await this.#store.read(fileName(key));
		if (!stored) return undefined;
		try {
			return { image: parse(stored.bytes), checkedAt: stored.modifiedAt };
		} catch {
			await this.#store.remove(fileName(key));
			return undefined;
		}
	}

	async write(key: string, image: StoredImage): Promise<void> {
		await this.#store.write(fileName(key), serialize(image));
	}

	async markChecked(key: string): Promise<void> {
		await this.#store.renew(fileName(key));
	}
}

function fileName(key: string): string {
	return `${createHash('sha256').update(key).digest('hex').slice(0, 40)}.image`;
}

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
