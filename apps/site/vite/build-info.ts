import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

const moduleId = 'virtual:build-info';
const resolvedId = `\0${moduleId}`;
/** A placeholder for the id in the server's code, since the id is a hash of that code, too. */
const placeholder = '__BUILD_ID__';

/**
 * Adds the id and time of the build. The id is a hash of everything that affects a page (the browser's files, the code of the application
 * and of the server), so equal sources have an equal id on any machine. The server's code imports both from `virtual:build-info`; the
 * client folder contains them in `builds/latest.json` and `builds/meta/{id}.json` (specification section 7).
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
		// React Router builds the client before the server's code.
		async generateBundle(_, bundle) {
			if (this.environment.name === 'client') {
				// File names contain the hash of the content.
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
