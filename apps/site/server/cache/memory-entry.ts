import { limits } from '../settings/limits.ts';
import { isMiss, type StoredPage } from './cached-page.ts';
import type { ReadyAnswers } from './ready-answers.ts';

/** A kept page with everything that is needed to answer at once. */
export interface MemoryEntry {
	page: StoredPage;
	answers: ReadyAnswers;
	/** From then on the page is refreshed in the background when it is asked for. */
	refreshAt: number;
	/** From then on the page only stands in until a fresh one can be had. */
	endsAt: number;
	/** Set by a purge: the page only stands in until a fresh one can be had. */
	isOutdated: boolean;
	/** After a failed refresh: when the next one may be tried. */
	retryAt: number;
	/** When it was last asked for. */
	usedAt: number;
}

export function memoryEntry(
	page: StoredPage,
	answers: ReadyAnswers,
	isOutdated = false,
): MemoryEntry {
	const { freshMs, missFreshMs } = limits.cache;
	return {
		page,
		answers,
		endsAt: page.storedAt + (page.maxAgeMs ?? Number.POSITIVE_INFINITY),
		refreshAt: page.storedAt + (isMiss(page.status) ? missFreshMs : freshMs),
		isOutdated,
		retryAt: 0,
		usedAt: 0,
	};
}
