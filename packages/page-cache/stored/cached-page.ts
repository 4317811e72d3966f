import type { PageKey } from '../page-key.ts';

export interface Bodies {
	identity: Buffer;
	gzip?: Buffer | undefined;
	br?: Buffer | undefined;
}

/** A whole answer as it is stored, in memory and on the second level alike. */
export interface StoredPage {
	key: PageKey;
	status: number;
	/** Headers of the answer itself: content type, security policy, location. The rest is added when it is sent. */
	headers: Record<string, string>;
	bodies: Bodies;
	/** The bodies have the best compression; false or unset: they were compressed while a visitor waited. */
	isBestCompressed?: boolean | undefined;
	etag: string;
	tags: string[];
	/** How long it may be shown, in milliseconds; undefined where purges say when it is out of date. */
	maxAgeMs?: number | undefined;
	/** When it was rendered, milliseconds since 1970. */
	storedAt: number;
	/** Purges known when its render started; a later purge of one of its tags invalidates it. */
	sequence: number;
}

/** Answers that may be stored: pages, redirects (202 is React Router's redirect in data) and, briefly, answers of "not found". */
export function isCacheable(status: number): boolean {
	return status === 200 || isRedirect(status) || isNotFound(status);
}

export function isNotFound(status: number): boolean {
	return status === 404 || status === 410;
}

export function isRedirect(status: number): boolean {
	return status === 202 || (status >= 301 && status <= 308 && status !== 304);
}

/** What an entry takes in memory, roughly. */
export function storedBytes({ bodies, headers, key }: StoredPage): number {
	let bytes = 2000 + key.id.length * 2;
	for (const value of Object.values(headers)) bytes += value.length * 3;
	return bytes + bodies.identity.length + (bodies.gzip?.length ?? 0) + (bodies.br?.length ?? 0);
}
