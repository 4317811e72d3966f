import type { Payload } from 'payload';

/** The validators of a stored file (RFC 9110, 8.8), as header values. */
export interface FileValidators {
	etag: string;
	'last-modified': string;
}

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
	return { etag: `"${version}"`, 'last-modified': updatedAt.toUTCString() };
}

/** True if the client has the current file, so that the response is a 304 (RFC 9110, 13.2.2). */
export function isNotModified(headers: Headers, current: FileValidators): boolean {
	const tags = headers.get('if-none-match');
	if (tags !== null)
		return tags
			.split(',')
			.map((tag) => tag.trim().replace(/^W\//, ''))
			.some((tag) => tag === '*' || tag === current.etag);
	const since = Date.parse(headers.get('if-modified-since') ?? '');
	return Date.parse(current['last-modified']) <= since;
}

/**
 * True if a range may be added to the part that the client has; false if the file is another now, so that the client needs all of it
 * (RFC 9110, 13.1.5). A weak ETag never matches.
 */
export function isRangeOfCurrent(headers: Headers, current: FileValidators | undefined): boolean {
	const condition = headers.get('if-range');
	return (
		condition === null || condition === current?.etag || condition === current?.['last-modified']
	);
}
