import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder of its own that disposes of itself: `await using folder = await temporaryFolder()`. */
export async function temporaryFolder(): Promise<{ path: string } & AsyncDisposable> {
	const path = await mkdtemp(join(tmpdir(), 'site-test-'));
	return {
		path,
		async [Symbol.asyncDispose]() {
			await rm(path, { recursive: true, force: true });
		},
	};
}
