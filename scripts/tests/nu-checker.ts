import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from '../starter/problem.ts';
import { root } from '../starter/programs.ts';

const folder = join(root, 'scripts/nu-checker');
const jar = join(folder, 'node_modules/vnu-jar/build/dist/vnu.jar');

/** Path of the Nu HTML checker; undefined without Java. Installed without its install script, which would download a Java runtime. */
export function findNuChecker(): string | undefined {
	if (spawnSync('java', ['-version']).status !== 0) {
		console.log('Java is not installed: markup is checked by html-validate only.');
		return undefined;
	}
	if (!existsSync(jar)) {
		spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
			cwd: folder,
			stdio: 'inherit',
		});
	}
	if (existsSync(jar)) return jar;
	throw new Problem('The Nu HTML checker could not be installed; npm’s message is above.');
}
