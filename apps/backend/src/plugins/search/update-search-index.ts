import { setTimeout as sleep } from 'node:timers/promises';
import type { Payload } from 'payload';
import { onInvalidate } from '../../platform/cluster/invalidation.ts';
import { reportFailure } from '../../platform/observability/report-failure.ts';
import { processMemory } from '../../platform/process-memory.ts';
import { hasPendingChanges, indexChanges } from './index-changes.ts';
import { limits } from './limits.ts';
import { reindexWhenFormatChanged } from './reindex.ts';

interface IndexState {
	/** The running update; null if none is running. */
	running: Promise<void> | null;
	/** True if documents changed since the running update began. */
	hasNewChanges: boolean;
}

const indexState = processMemory(
	'search-index',
	(): IndexState => ({ running: null, hasNewChanges: false }),
);

async function catchUp(payload: Payload): Promise<void> {
	const state = indexState();
	try {
		while (state.hasNewChanges) {
			state.hasNewChanges = false;
			await indexChanges(payload);
		}
	} catch (cause) {
		reportFailure('search', cause, 'Failed to update the search index');
	} finally {
		state.running = null;
	}
}

/** Indexes all changes, after a running update. Resolves when the index is up to date; failures are logged. */
export function updateSearchIndex(payload: Payload): Promise<void> {
	const state = indexState();
	state.hasNewChanges = true;
	state.running ??= catchUp(payload);
	return state.running;
}

/** Waits for the running update of this process, up to `limits.waitMs`, because a first index can take minutes. */
export async function waitForIndex(): Promise<void> {
	const { running } = indexState();
	if (!running) return;
	const timeout = Promise.withResolvers<void>();
	const timer = setTimeout(timeout.resolve, limits.waitMs);
	await Promise.race([running, timeout.promise]).finally(() => clearTimeout(timer));
}

/** Waits without a limit until all pages are indexed, which happens before articles. Returns true if it had to wait. */
export async function waitForPages(payload: Payload): Promise<boolean> {
	let hasWaited = false;
	while (indexState().running && (await hasPendingChanges(payload, 'page'))) {
		hasWaited = true;
		await sleep(limits.waitMs / 10);
	}
	return hasWaited;
}

/** Starts indexing: after each change in this process, and periodically for changes that another process left unindexed. */
export async function startSearchIndexing(payload: Payload): Promise<void> {
	await reindexWhenFormatChanged(payload);
	onInvalidate(() => void updateSearchIndex(payload));
	void updateSearchIndex(payload);
	setInterval(() => void updateSearchIndex(payload), limits.pollMs).unref();
}
