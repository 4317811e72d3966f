import { join } from 'node:path';
import type { Plugin } from 'vite';

const moduleId = 'virtual:after-ready';
const resolvedId = `\0${moduleId}`;

/** Builds the script that a page runs once it is ready, apart from React; its address is `virtual:after-ready` to the server. */
export function afterReady(entry: string): Plugin {
	let root = '';
	let fileName = '';
	let isBuild = false;
	return {
		name: 'after-ready',
		sharedDuringBuild: true,
		configResolved(config) {
			root = config.root;
			isBuild = config.command === 'build';
		},
		buildStart() {
			if (!isBuild || this.environment.name !== 'client') return;
			this.emitFile({
				type: 'chunk',
				id: join(root, entry),
				name: 'after-ready',
				preserveSignature: 'strict',
			});
		},
		generateBundle(_, bundle) {
			if (this.environment.name !== 'client') return;
			const facade = join(root, entry);
			for (const output of Object.values(bundle)) {
				if (output.type === 'chunk' && output.facadeModuleId === facade) fileName = output.fileName;
			}
		},
		resolveId: (id) => (id === moduleId ? resolvedId : undefined),
		load(id) {
			if (id !== resolvedId) return;
			return `export default ${JSON.stringify(`/${isBuild ? fileName : entry}`)};`;
		},
	};
}
