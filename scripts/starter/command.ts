import { spawn } from 'node:child_process';
import { root } from './programs.ts';

/** Runs a command in the project's root with its output on the terminal; resolves with its exit code. */
export function runCommand(
	command: string,
	args: readonly string[],
	environment: NodeJS.ProcessEnv = process.env,
): Promise<number> {
	return new Promise((resolve, reject) => {
		const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: environment });
		child.on('error', reject);
		child.on('exit', (code) => resolve(code ?? 1));
	});
}
