import type { Plugin } from 'vite';
import { readFacts } from './read-facts.ts';

const moduleId = 'virtual:part-facts';
const resolvedId = `\0${moduleId}`;

/** Provides the facts of all parts as `import facts from 'virtual:part-facts'`, read once per start. */
export function partFacts(root: string): Plugin {
	return {
		name: 'part-facts',
		resolveId: (id) => (id === moduleId ? resolvedId : undefined),
		load: (id) =>
			id === resolvedId ? `export default ${JSON.stringify(readFacts(root))};` : undefined,
	};
}
