import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Alias } from 'vite';

/**
 * Returns aliases for the modules of a project's contracts, from the `exports` of its package. Without them, a checkout of an
 * earlier commit, which has no installed packages, would get the contracts of the working tree.
 */
export function contractModules(project: string): Alias[] {
	const folder = join(project, 'packages/contracts');
	const { name, exports }: { name: string; exports: Record<string, string> } = JSON.parse(
		readFileSync(join(folder, 'package.json'), 'utf8'),
	);
	return Object.entries(exports).map(([module, file]) => ({
		find: new RegExp(`^${name}${module.slice(1)}$`),
		replacement: join(folder, file),
	}));
}
