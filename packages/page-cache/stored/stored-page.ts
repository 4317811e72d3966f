import type { PageKey } from '../page-key.ts';

export interface Bodies {
	identity: Buffer;
	gzip?: Buffer | undefined;
	br?: Buffer | undefined;
}

/** A whole response as it is stored, both in memory and on the second level. */
export interface StoredPage {
	key: PageKey;
	status: number;
	/** The response's own headers: content type, security policy, location. The others are added when it is sent. */
	headers: Record<string, string>;
	bodies: Bodies;
	etag: string;
	tags: string[];
	/** How long it may be served, in milliseconds; undefined if purges invalidate it. */
	maxAgeMs?: number | undefined;
	/** When it was rendered, milliseconds since 1970. */
	storedAt: number;
	/** Number of the last purge when its render started; a later purge of one of its tags invalidates it. */
	sequence: number;
}

/** True for responses that may be stored: pages, redirects (202 is React Router's redirect in data) and, briefly, "not found". */
export function isCacheable(status: number): boolean {
	return status === 200 || isRedirect(status) || isNotFound(status);
}

export function isNotFound(status: number): boolean {
	return status === 404 || status === 410;
}

export function isRedirect(status: number): boolean {
	return status === 202 || (status >= 301 && status <= 308 && status !== 304);
}

/** Approximate size of an entry in memory, in bytes. */
export function storedBytes({ bodies, headers, key }: StoredPage): number {
	let bytes = 2000 + key.id.length * 2;
	for (const value of Object.values(headers)) bytes += value.length * 3;
	return bytes + bodies.identity.length + (bodies.gzip?.length ?? 0) + (bodies.br?.length ?? 0);
}
