import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { StartProblem } from '../start-problem.ts';

/**
 * Runs a program of the system, with further environment variables, and returns its output. Throws a StartProblem with its error, or if it is
 * not installed.
 */
export async function runProgram(
	program: string,
	args: readonly string[],
	variables: Readonly<Record<string, string>> = {},
): Promise<string> {
	const env = { ...process.env, ...variables };
	const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], env });
	const exit = new Promise<number | string>((resolve, reject) => {
		child.once('error', (cause) =>
			reject(new StartProblem(`${program} cannot be run: ${cause.message}`, { cause })),
		);
		child.once('close', (code, signal) => resolve(code ?? String(signal)));
	});
	const [output, errors, code] = await Promise.all([text(child.stdout), text(child.stderr), exit]);
	if (code !== 0) throw new StartProblem(`${program} failed: ${errors.trim() || `exit ${code}`}`);
	return output;
}
