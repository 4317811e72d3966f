import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Builds a separate script without React and exports its URL to the server's code as `virtual:<name>`. */
export function separateScript(name: string, entry: string): Plugin {
	const moduleId = `virtual:${name}`;
	const resolvedId = `\0${moduleId}`;
	let root = '';
	let fileName = '';
	let isBuild = false;
	return {
		name: `separate-script-${name}`,
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
				name,
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
