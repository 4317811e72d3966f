import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Creates a temporary folder, which is removed on disposal: `await using folder = await temporaryFolder()`. */
export async function temporaryFolder(): Promise<{ path: string } & AsyncDisposable> {
	const path = await mkdtemp(join(tmpdir(), 'site-test-'));
	return {
		path,
		async [Symbol.asyncDispose]() {
			// A stopped site may still write a file to a folder that was just emptied.
			await rm(path, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
		},
	};
}
