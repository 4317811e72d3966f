import { createHash } from 'node:crypto';
import { type MediaType, nameFor, typeOfName } from './media-types.ts';

/** Tells one content of a file from another: the first 20 hex digits of its SHA-256. */
export const digestOf = (data: Buffer): string =>
	createHash('sha256').update(data).digest('hex').slice(0, 20);

/**
 * The name of a file that takes another's place: the same, so that its address stays. Of another type it has that type's ending, as names
 * never lie, and so another address.
 */
export const nameOfReplacement = (former: string, type: MediaType): string =>
	typeOfName(former) === type ? former : nameFor(former, type);

/** What is noted of a stored file: its digest, and how often other bytes took its place under its address. */
export interface Revised {
	digest?: string | null | undefined;
	revision?: number | null | undefined;
}

/** The same notes once these bytes are stored; equal bytes, as when a focal point is set, change nothing. */
export function revise(former: Revised | undefined, data: Buffer): Revised {
	const digest = digestOf(data);
	if (!former) return { digest, revision: null };
	if (former.digest === digest) return { digest, revision: former.revision ?? null };
	return { digest, revision: (former.revision ?? 0) + 1 };
}

/** The address of a file's newest bytes: browsers and caches ask anew for one whose bytes were replaced. */
export function addressOfRevision(url: string, revision: number | null | undefined): string {
	if (!revision) return url;
	return `${url}${url.includes('?') ? '&' : '?'}v=${revision}`;
}
