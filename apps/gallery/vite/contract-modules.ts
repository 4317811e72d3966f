import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Alias } from 'vite';

/**
 * Where the modules of a project's contracts lie, as its package's `exports` has it: an earlier state is a folder
 * without installed packages, and would be given this state's contracts.
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
