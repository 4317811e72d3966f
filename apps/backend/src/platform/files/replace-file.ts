import { createHash } from 'node:crypto';
import { type MediaType, nameFor, typeOfName } from './media-types.ts';

/** Identifies the content of a file: the first 20 hex digits of its SHA-256. */
export const digestOf = (data: Buffer): string =>
	createHash('sha256').update(data).digest('hex').slice(0, 20);

/**
 * The name of a file that replaces another: the same name, so that the URL stays. A file of another type gets the extension of its type,
 * and so another URL.
 */
export const replacementName = (previous: string, type: MediaType): string =>
	typeOfName(previous) === type ? previous : nameFor(previous, type);

/** The revision of a stored file: the digest of its bytes, and how often they were replaced under the same URL. */
export interface FileRevision {
	digest?: string | null | undefined;
	revision?: number | null | undefined;
}

/** The revision once these bytes are stored. Equal bytes change nothing, for example if only a focal point is set. */
export function nextRevision(previous: FileRevision | undefined, data: Buffer): FileRevision {
	const digest = digestOf(data);
	if (!previous) return { digest, revision: null };
	if (previous.digest === digest) return { digest, revision: previous.revision ?? null };
	return { digest, revision: (previous.revision ?? 0) + 1 };
}

/** The URL of a file's newest bytes. It changes when the bytes are replaced, so that browsers and caches fetch them again. */
export function revisionUrl(url: string, revision: number | null | undefined): string {
	if (!revision) return url;
	return `${url}${url.includes('?') ? '&' : '?'}v=${revision}`;
}
