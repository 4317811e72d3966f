import { setTimeout as sleep } from 'node:timers/promises';
import type { Payload } from 'payload';
import { onInvalidate } from '../../../platform/content-versions/invalidation.ts';
import { limits } from '../../../platform/limits.ts';
import { reportFailure } from '../../../platform/observability/report-failure.ts';
import { processMemory } from '../../../platform/process-memory.ts';
import { indexAnewWhenNeeded } from './index-anew.ts';
import { indexChanges, isAnyNoted } from './index-changes.ts';

interface Following {
	/** What is being indexed, and whether something changed since that began. */
	running: Promise<void> | null;
	isBehind: boolean;
}

const following = processMemory(
	'search-index',
	(): Following => ({ running: null, isBehind: false }),
);

async function catchUp(payload: Payload): Promise<void> {
	const state = following();
	try {
		while (state.isBehind) {
			state.isBehind = false;
			await indexChanges(payload);
		}
	} catch (cause) {
		reportFailure('search', cause, 'The search index is behind');
	} finally {
		state.running = null;
	}
}

/** Brings what changed into the index, after what is being indexed already; resolves when the index holds it. Failures are logged. */
export function index(payload: Payload): Promise<void> {
	const state = following();
	state.isBehind = true;
	state.running ??= catchUp(payload);
	return state.running;
}

/** Waits until what this process is indexing is done, for `limits.search.waitMs` at most: a first index of many thousand documents takes minutes. */
export async function indexed(): Promise<void> {
	const { running } = following();
	if (!running) return;
	const waited = Promise.withResolvers<void>();
	const timer = setTimeout(waited.resolve, limits.search.waitMs);
	await Promise.race([running, waited.promise]).finally(() => clearTimeout(timer));
}

/** Waits until no page waits to be indexed, however long that takes; says whether one did. Pages come before articles. */
export async function pagesIndexed(payload: Payload): Promise<boolean> {
	let hasWaited = false;
	while (following().running && (await isAnyNoted(payload, 'page'))) {
		hasWaited = true;
		await sleep(limits.search.waitMs / 10);
	}
	return hasWaited;
}

/** Keeps the index up to date from now on: after each change of this process, and now and then for what another one left behind. */
export async function followSearch(payload: Payload): Promise<void> {
	await indexAnewWhenNeeded(payload);
	onInvalidate(() => void index(payload));
	void index(payload);
	setInterval(() => void index(payload), limits.search.pollMs).unref();
}
