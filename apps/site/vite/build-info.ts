import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/** What tells two builds apart: an id made from everything the browser may be sent, and when the build was made. */
export interface BuildInfo {
	id: string;
	/** Milliseconds since 1970. */
	timestamp: number;
}

const moduleId = 'virtual:build-info';
const resolvedId = `\0${moduleId}`;

/**
 * Writes `builds/latest.json` and `builds/meta/{id}.json` beside the client's files (specification section 7), and gives the
 * server's code the same values as `virtual:build-info`. Equal sources give an equal id, on whichever machine they are built.
 */
export function buildInfo(): Plugin {
	let info: BuildInfo = { id: 'development', timestamp: 0 };
	return {
		name: 'build-info',
		sharedDuringBuild: true,
		resolveId: (id) => (id === moduleId ? resolvedId : undefined),
		// React Router builds the client first, so the id is known once the server's code is built.
		load: (id) => (id === resolvedId ? `export default ${JSON.stringify(info)};` : undefined),
		generateBundle: {
			order: 'post',
			handler(_, bundle) {
				if (this.environment.name !== 'client') return;
				// Names of the files carry the hash of their content.
				const files = Object.keys(bundle)
					.filter((file) => file.startsWith('assets/'))
					.sort();
				const id = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 16);
				info = { id, timestamp: Date.now() };
				const emit = (fileName: string, content: object) =>
					this.emitFile({ type: 'asset', fileName, source: JSON.stringify(content) });
				emit('builds/latest.json', info);
				emit(`builds/meta/${id}.json`, { ...info, files });
			},
		},
	};
}
