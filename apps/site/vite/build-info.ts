import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

const moduleId = 'virtual:build-info';
const resolvedId = `\0${moduleId}`;
/** Stands in the server's code for the id, which is made from that code too. */
const placeholder = '__BUILD_ID__';

/**
 * Tells builds apart: an id made from everything that makes a page (the browser's files, the application's and the server's
 * code), and when the build was made. The server's code has both as `virtual:build-info`; beside the client's files they are
 * `builds/latest.json` and `builds/meta/{id}.json` (specification section 7). Equal sources give an equal id anywhere.
 */
export function buildInfo(): Plugin {
	const timestamp = Date.now();
	let root = '';
	let clientFolder = '';
	let isBuild = false;
	let clientFiles: string[] = [];
	return {
		name: 'build-info',
		sharedDuringBuild: true,
		configResolved(config) {
			root = config.root;
			clientFolder = resolve(root, config.environments.client?.build.outDir ?? 'build/client');
			isBuild = config.command === 'build';
		},
		resolveId: (id) => (id === moduleId ? resolvedId : undefined),
		load(id) {
			if (id !== resolvedId) return;
			const info = isBuild ? { id: placeholder, timestamp } : { id: 'development', timestamp: 0 };
			return `export default ${JSON.stringify(info)};`;
		},
		// React Router builds the client first, then the server's code.
		async generateBundle(_, bundle) {
			if (this.environment.name === 'client') {
				// Their names carry the hash of their content.
				clientFiles = Object.keys(bundle).filter((file) => file.startsWith('assets/'));
				return;
			}
			const hash = createHash('sha256').update(clientFiles.sort().join('\n'));
			for (const output of Object.values(bundle)) {
				if (output.type === 'chunk') hash.update(output.code.replaceAll(String(timestamp), ''));
			}
			for (const file of globSync('server/**/*.ts', { cwd: root }).sort()) {
				if (!file.endsWith('.test.ts')) hash.update(readFileSync(join(root, file)));
			}
			const id = hash.digest('hex').slice(0, 16);
			for (const output of Object.values(bundle)) {
				if (output.type === 'chunk') output.code = output.code.replaceAll(placeholder, id);
			}
			const folder = join(clientFolder, 'builds');
			await mkdir(join(folder, 'meta'), { recursive: true });
			await writeFile(join(folder, 'latest.json'), JSON.stringify({ id, timestamp }));
			const manifest = { id, timestamp, files: clientFiles };
			await writeFile(join(folder, `meta/${id}.json`), JSON.stringify(manifest));
		},
	};
}
