import { fork } from 'node:child_process';
import { once } from 'node:events';

/**
 * What a program answers to one message, in a process of its own without settings and secrets, which is killed after `ms` whatever it is
 * doing. Undefined when it was killed, or ended without an answer.
 */
export async function runInProcess<Request extends object, Answer>(
	program: string,
	request: Request,
	ms: number,
): Promise<Answer | undefined> {
	const child = fork(program, [], {
		serialization: 'advanced',
		execArgv: [],
		env: {},
		stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
	});
	const timer = setTimeout(() => child.kill('SIGKILL'), ms);
	try {
		const ended = once(child, 'exit').then(() => undefined);
		const answered = once(child, 'message').then(([response]: Answer[]) => response);
		child.send(request, () => undefined);
		return await Promise.race([answered, ended]);
	} finally {
		clearTimeout(timer);
		child.kill('SIGKILL');
	}
}
