import { spawn } from 'node:child_process';
import { Problem } from './problem.ts';
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

/** Runs commands one after the other, whose words are separated by spaces. Throws a Problem that begins with `failure` if one fails. */
export async function runCommands(failure: string, ...lines: readonly string[]): Promise<void> {
	for (const line of lines) {
		const [command = '', ...args] = line.split(' ');
		if ((await runCommand(command, args)) !== 0) throw new Problem(`${failure}: ${line}`);
	}
}
