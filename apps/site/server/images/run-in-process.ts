import { fork } from 'node:child_process';
import { once } from 'node:events';

/**
 * Sends one message to a program in its own process, without settings and secrets, and returns its response. Kills the process after `ms`
 * milliseconds. Returns undefined if it was killed or exited without a response.
 */
export async function runInProcess<Request extends object, Response>(
	program: string,
	request: Request,
	ms: number,
): Promise<Response | undefined> {
	const child = fork(program, [], {
		serialization: 'advanced',
		execArgv: [],
		env: {},
		stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
	});
	const timer = setTimeout(() => child.kill('SIGKILL'), ms);
	try {
		const exit = once(child, 'exit').then(() => undefined);
		const response = once(child, 'message').then(([message]: Response[]) => message);
		child.send(request, () => undefined);
		return await Promise.race([response, exit]);
	} finally {
		clearTimeout(timer);
		child.kill('SIGKILL');
	}
}
