import type { PageCacheLimits } from '../limits.ts';
import type { PreparedResponses } from '../responses/prepared-responses.ts';
import { isNotFound, type StoredPage } from '../stored/stored-page.ts';

/** A stored page with its prepared responses. */
export interface MemoryEntry {
	page: StoredPage;
	responses: PreparedResponses;
	refreshAt: number;
	endsAt: number;
	isStale: boolean;
	/** After a failed refresh: the time of the next attempt. */
	retryAt: number;
	usedAt: number;
	/** A loss that later renders must confirm. */
	loss?: Loss | undefined;
}

export interface Loss {
	/** Equal for renders that agree. */
	outcome: string;
	/** Renders that agreed, the first one included. */
	renders: number;
	/** When the last of them was counted, in milliseconds since 1970. */
	at: number;
}

export function memoryEntry(
	page: StoredPage,
	responses: PreparedResponses,
	{ freshMs, notFoundFreshMs }: PageCacheLimits['cache'],
	isStale = false,
): MemoryEntry {
	return {
		page,
		responses,
		endsAt: page.storedAt + (page.maxAgeMs ?? Number.POSITIVE_INFINITY),
		refreshAt: page.storedAt + (isNotFound(page.status) ? notFoundFreshMs : freshMs),
		isStale,
		retryAt: 0,
		usedAt: 0,
	};
}
