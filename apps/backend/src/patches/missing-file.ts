import { stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { APIError, type UploadConfig } from 'payload';
import { environment } from '../platform/environment.ts';

type Handler = NonNullable<UploadConfig['handlers']>[number];

async function isFile(path: string): Promise<boolean> {
	try {
		return (await stat(path)).isFile();
	} catch (cause) {
		const code: unknown = cause instanceof Error ? Reflect.get(cause, 'code') : undefined;
		if (code === 'ENOENT' || code === 'ENAMETOOLONG') return false;
		throw cause;
	}
}

/**
 * Responds with 404 to a request for a file that is not in the folder, where Payload responds with 500. For a bucket, its adapter does so.
 *
 * Upstream: not reported. Test: `test/upstream/payload.test.ts` ("a missing file is an internal server error").
 */
export const missingFile: Handler = async (_request, { params }): Promise<void> => {
	if (environment.S3_BUCKET) return;
	if (await isFile(join(environment.MEDIA_DIR, basename(params.filename)))) return;
	throw new APIError('File not found', 404);
};
