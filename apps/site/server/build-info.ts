import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ServerBuild } from 'react-router';

/** What `builds/latest.json` and `builds/meta/{id}.json` tell (specification section 7). */
export interface BuildInfo {
	id: string;
	/** When it was built, milliseconds since 1970. */
	timestamp: number;
}

/** The running build: its id is React Router's own, its time was written by the build. */
export function buildInfo(build: ServerBuild, buildFolder: string): BuildInfo {
	const id = build.assets.version;
	return { id, timestamp: readTimestamp(join(buildFolder, 'build.json')) ?? Date.now() };
}

function readTimestamp(file: string): number | undefined {
	try {
		const info: unknown = JSON.parse(readFileSync(file, 'utf8'));
		const isInfo = typeof info === 'object' && info !== null && 'timestamp' in info;
		return isInfo ? Number(info.timestamp) || undefined : undefined;
	} catch {
		// A build made without the after-build step has no such file.
		return undefined;
	}
}
