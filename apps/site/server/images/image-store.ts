import { createHash } from 'node:crypto';
import { basename, dirname } from 'node:path/posix';
import { fileTag } from '@website/contracts/file-tag';
import { DiskStore } from '@website/page-cache/disk-store';
import { z } from 'zod';
import type { SourceVersion } from './fetch-original.ts';

/** The path of the original on the content host, and the transform. */
export interface ImageKey {
	modifiers: string;
	path: string;
}

export interface StoredImage {
	contentType: string;
	etag: string;
	version: SourceVersion;
	body: Buffer;
}

export interface StoreEntry {
	image: StoredImage;
	checkedAt: number;
}

const header = z.object({
	contentType: z.string().regex(/^image\/[a-z+]+$/),
	etag: z.string(),
	version: z.object({ etag: z.string().optional(), lastModified: z.string().optional() }),
	length: z.number().int().nonnegative(),
});

/** Rendered images on disk, one file each. A file that can't be parsed counts as missing. */
export class ImageStore {
	readonly #store: DiskStore;

	constructor({ folder, maxBytes }: { folder: string; maxBytes: number }) {
		this.#store = new DiskStore({
			folder,
			bound: { maxBytes },
			entryName: /^[0-9a-f]{40}\.image$/,
		});
	}

	async read(key: ImageKey): Promise<StoreEntry | undefined> {
		const file = await this.#store.read(fileName(key));
		if (!file) return undefined;
		try {
			return { image: parse(file.bytes), checkedAt: file.modifiedAt };
		} catch {
			await this.#store.remove(fileName(key));
			return undefined;
		}
	}

	async write(key: ImageKey, image: StoredImage): Promise<void> {
		await this.#store.write(fileName(key), serialize(image));
	}

	async markChecked(key: ImageKey): Promise<void> {
		await this.#store.renew(fileName(key));
	}

	/** Removes all images made from the file with a cache tag. Reads after the call do not return them. */
	async removeMadeFrom(tag: string): Promise<void> {
		await this.#store.removeAll((name) => name.startsWith(digestOf(tag)));
	}
}

/** Cache tag of the file that an image is made from. */
export const sourceTag = (path: string): string => fileTag(decodeURIComponent(basename(path)));

/** The digest in a file's tag. */
const digestOf = (tag: string): string => tag.slice('file:'.length);

/** Starts with the digest of the file's cache tag, so that the tag identifies all images of a file. */
function fileName({ modifiers, path }: ImageKey): string {
	const variant = createHash('sha256')
		.update(`${modifiers} ${dirname(path)}`)
		.digest('hex');
	return `${digestOf(sourceTag(path))}${variant.slice(0, 20)}.image`;
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
	if (body.length !== length) throw new Error('the stored image is truncated');
	return { ...rest, body };
}
