import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
	DeleteObjectCommand,
	GetObjectCommand,
	ListObjectsV2Command,
	PutObjectCommand,
	paginateListObjectsV2,
	S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { bucketConfig, bucketMessage } from '../../platform/bucket.ts';
import { environment } from '../../platform/environment.ts';
import { typeOfName } from '../../platform/files/media-types.ts';
import { StartProblem } from '../start-problem.ts';
import { hashFiles, requireSameFiles } from './archive.ts';

/** A file in a bucket, which is reached by the settings of `S3_BUCKET`. */
interface StoredFile {
	Bucket: string;
	Key: string;
}

/** Runs work with a client. Its errors become a StartProblem that names the bucket. */
async function withClient<Result>(
	bucket: string,
	work: (client: S3Client) => Promise<Result>,
): Promise<Result> {
	const client = new S3Client(bucketConfig);
	try {
		return await work(client);
	} catch (cause) {
		if (cause instanceof StartProblem) throw cause;
		throw new StartProblem(`Copying with the bucket ${bucket}: ${bucketMessage(cause)}`, { cause });
	} finally {
		client.destroy();
	}
}

/** Reads a file of a bucket into a stream: a file or a hash. */
async function read(
	client: S3Client,
	file: StoredFile,
	target: NodeJS.WritableStream,
): Promise<void> {
	const { Body } = await client.send(new GetObjectCommand(file));
	if (Body instanceof Readable) await pipeline(Body, target);
}

/** Stores a file and reads it back. Returns the SHA-256 of what is stored; it appears only once it is complete. */
async function store(client: S3Client, path: string, file: StoredFile): Promise<string> {
	const ContentType = typeOfName(file.Key) ?? 'application/octet-stream';
	const Body = createReadStream(path);
	await new Upload({ client, params: { ...file, Body, ContentType } }).done();
	const hash = createHash('sha256');
	await read(client, file, hash);
	return hash.digest('hex');
}

/**
 * Copies the files of a folder to a bucket, below a prefix, reads each back and compares it. Can be repeated. Returns the number of files;
 * throws a StartProblem that names the files that differ.
 */
export const copyToBucket = (
	folder: string,
	Bucket = environment.S3_BUCKET ?? '',
	prefix = '',
): Promise<number> =>
	withClient(Bucket, async (client) => {
		const files = await hashFiles(folder);
		const stored: Record<string, string> = {};
		for (const path of Object.keys(files))
			stored[path] = await store(client, join(folder, path), { Bucket, Key: prefix + path });
		requireSameFiles(files, stored, `The bucket ${Bucket}`);
		return Object.keys(files).length;
	});

/** Copies a file of a bucket to this path. */
export const copyFromBucket = (file: StoredFile, path: string): Promise<void> =>
	withClient(file.Bucket, (client) => read(client, file, createWriteStream(path)));

/** Copies the uploaded files of the bucket `S3_BUCKET` into a folder: those without a slash in their key, as backups may be there too. */
export const copyUploads = (folder: string, Bucket = environment.S3_BUCKET ?? ''): Promise<void> =>
	withClient(Bucket, async (client) => {
		for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket }))
			for (const { Key = '/' } of Contents.filter(({ Key }) => !Key?.includes('/')))
				await read(client, { Bucket, Key }, createWriteStream(join(folder, Key)));
	});

/** Why the bucket `S3_BUCKET` cannot be used, with what to change; null if a file can be listed, written, read and deleted. */
export const accessProblem = (Bucket = environment.S3_BUCKET ?? ''): Promise<string | null> =>
	withClient(Bucket, async (client) => {
		if (Bucket === '') return null;
		const file = { Bucket, Key: `doctor-${Date.now()}` };
		const steps = {
			write: () => client.send(new PutObjectCommand({ ...file, Body: 'doctor' })),
			read: () => client.send(new GetObjectCommand(file)),
			list: () => client.send(new ListObjectsV2Command({ Bucket, MaxKeys: 1 })),
			delete: () => client.send(new DeleteObjectCommand(file)),
		};
		for (const [name, step] of Object.entries(steps)) {
			const problem = await step().then(() => null, bucketMessage);
			if (problem !== null) return `cannot ${name} files: ${problem}`;
		}
		return null;
	});

/** The bucket and the key of `s3://bucket/key`; null for a path of this machine. */
export function bucketAddress(address: string): StoredFile | null {
	if (!address.startsWith('s3://')) return null;
	const [, Bucket, Key] = /^s3:\/\/([^/]+)\/(.+)$/.exec(address) ?? [];
	if (Bucket && Key) return { Bucket, Key };
	throw new StartProblem(`${address}: name a folder in the bucket, such as s3://backups/website`);
}
