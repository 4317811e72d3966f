import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { environment } from '../../platform/environment.ts';
import { typeOfName } from '../../platform/files/media-types.ts';
import { bucketConfig } from '../../plugins/media/bucket-storage.ts';
import { hashFiles, requireSameFiles } from './archive.ts';

/**
 * Copies the files of a folder to the bucket `S3_BUCKET`, reads each back and compares it. Can be repeated. Returns the number of files;
 * throws a StartProblem that names the files that differ.
 */
export async function copyToBucket(folder: string): Promise<number> {
	const client = new S3Client(bucketConfig);
	const Bucket = environment.S3_BUCKET ?? '';
	const files = await hashFiles(folder);
	const stored: Record<string, string> = {};
	for (const Key of Object.keys(files)) {
		const path = join(folder, Key);
		await client.send(
			new PutObjectCommand({
				...{ Bucket, Key },
				Body: createReadStream(path),
				ContentLength: (await stat(path)).size,
				ContentType: typeOfName(Key) ?? 'application/octet-stream',
			}),
		);
		const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
		const hash = createHash('sha256');
		if (Body instanceof Readable) await pipeline(Body, hash);
		stored[Key] = hash.digest('hex');
	}
	client.destroy();
	requireSameFiles(files, stored, `S3_BUCKET: ${Bucket}`);
	return Object.keys(files).length;
}
