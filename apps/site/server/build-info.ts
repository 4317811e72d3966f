import type { ServerBuild } from 'react-router';
import { appEntry } from './app.ts';

/** What `builds/latest.json` and `builds/meta/{id}.json` tell (specification section 7). */
export interface BuildInfo {
	id: string;
	/** When it was built, milliseconds since 1970. */
	timestamp: number;
}

/** The running build, as its pages name it: the build itself carries its id and its time (vite/build-info.ts). */
export function buildInfo(build: ServerBuild): BuildInfo {
	return appEntry(build).build;
}
