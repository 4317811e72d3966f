import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder of its own that disposes of itself: `await using folder = await temporaryFolder()`. */
export async function temporaryFolder(): Promise<{ path: string } & AsyncDisposable> {
	const path = await mkdtemp(join(tmpdir(), 'site-test-'));
	return {
		path,
		async [Symbol.asyncDispose]() {
			// What a stopped site still writes may put something into a folder that was just emptied.
			await rm(path, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
		},
	};
}
