import { setTimeout as sleep } from 'node:timers/promises';
import { contractHeaders } from '@website/contracts/headers';
import type { Payload } from 'payload';
import { limits } from '../limits.ts';
import { processMemory } from '../process-memory.ts';
import { invalidate } from './invalidation.ts';
import { storedVersion } from './stored-version.ts';

const memory = processMemory('content-version', () => ({ version: 0 }));

/** The version of the content that all caches of this process have applied; 0 if none is known. */
export const appliedVersion = (): number => memory().version;

/** Sets the applied version; call it after invalidating the changes of that version. */
export function setAppliedVersion(version: number): void {
	memory().version = Math.max(memory().version, version);
}

/**
 * Waits until this process has applied a version. After `limits.cluster.waitMs` it invalidates everything and reads the version from the
 * database.
 */
export async function waitForVersion(payload: Payload, version: number): Promise<void> {
	const deadline = Date.now() + limits.cluster.waitMs;
	while (memory().version < version && Date.now() < deadline) await sleep(limits.cluster.pollMs);
	if (memory().version < version) await catchUp(payload);
}

/** Brings this process to the version in the database by invalidating everything. */
export async function catchUp(payload: Payload): Promise<void> {
	const version = await storedVersion(payload);
	invalidate('all');
	setAppliedVersion(version);
}

/** Adds the content's version to the response as a header; a request that requires a version waits until it is applied. */
export async function withVersion(
	payload: Payload,
	request: Request,
	respond: () => Promise<Response>,
): Promise<Response> {
	const minimum = Number(request.headers.get(contractHeaders.contentAtLeast) ?? 0);
	if (Number.isSafeInteger(minimum) && minimum > appliedVersion())
		await waitForVersion(payload, minimum);
	const version = appliedVersion();
	const response = await respond();
	if (version > 0) response.headers.set(contractHeaders.contentVersion, String(version));
	return response;
}
