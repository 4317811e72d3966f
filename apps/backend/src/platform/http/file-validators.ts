import { isRangeRequest } from '@website/contracts/preconditions';
import type { Payload } from 'payload';

/** The validators of a stored file, as header values. */
export type FileValidators = Record<'etag' | 'lastModified', string>;

/**
 * The validators of the file with a name, from its document, so that they are the same for a folder and a bucket, and on every node.
 * Undefined if no document has the name.
 */
export async function findFileValidators(
	payload: Payload,
	filename: string,
): Promise<FileValidators | undefined> {
	const { docs } = await payload.find({
		collection: 'media',
		where: { filename: { equals: filename } },
		select: { digest: true, filesize: true, updatedAt: true },
		trash: true,
		depth: 0,
		limit: 1,
		pagination: false,
	});
	const [file] = docs;
	if (!file) return undefined;
	const updatedAt = new Date(file.updatedAt);
	// Files of earlier releases may have no digest.
	const version = file.digest ?? `${file.filesize ?? 0}-${updatedAt.getTime()}`;
	return { etag: `"${version}"`, lastModified: updatedAt.toUTCString() };
}

/**
 * True if a part may be sent. False if the client has a part of another version of the file, so that it needs all of it (RFC 9110, 13.1.5).
 */
export function acceptsPart(request: Request, current: FileValidators | undefined): boolean {
	const condition = request.headers.get('if-range');
	const isCurrent =
		condition === null || condition === current?.etag || condition === current?.lastModified;
	return isRangeRequest(request) && isCurrent;
}
