import { join, relative } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const moduleId = 'virtual:module-addresses';
const resolvedId = `\0${moduleId}`;

/** Scripts of a page that run without React. */
export const separateScripts = [
	'app/features/third-party/start.ts',
	'app/features/live-preview/start.ts',
];

/**
 * Exports the URLs of the browser's modules to the server's code as `virtual:module-addresses`: by the path of each module that is loaded by
 * itself, its own URL and those of its static imports. Also builds the separate scripts.
 */
export function moduleAddresses(): Plugin {
	let root = '';
	let isBuild = false;
	const addresses = new Map(separateScripts.map((entry) => [entry, [`/${entry}`]]));
	return {
		name: 'module-addresses',
		sharedDuringBuild: true,
		configResolved(config) {
			root = config.root;
			isBuild = config.command === 'build';
		},
		buildStart() {
			if (!isBuild || this.environment.name !== 'client') return;
			for (const entry of separateScripts)
				this.emitFile({ type: 'chunk', id: join(root, entry), preserveSignature: 'strict' });
		},
		generateBundle(_, bundle) {
			if (this.environment.name !== 'client') return;
			for (const output of Object.values(bundle)) {
				if (output.type !== 'chunk' || !output.facadeModuleId) continue;
				addresses.set(relative(root, output.facadeModuleId), urlsOf(output, bundle));
			}
		},
		resolveId: (id) => (id === moduleId ? resolvedId : undefined),
		load(id) {
			if (id !== resolvedId) return;
			return `export default ${JSON.stringify(Object.fromEntries(addresses))};`;
		},
	};
}

function urlsOf(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): string[] {
	const files = new Set([chunk.fileName]);
	for (const file of files) {
		const output = bundle[file];
		if (output?.type !== 'chunk') continue;
		for (const imported of output.imports) files.add(imported);
	}
	return [...files].map((file) => `/${file}`);
}
