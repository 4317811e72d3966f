import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Server {
	name: string;
	origin: string;
	pid: number;
	stop(): Promise<void>;
}

/** Starts a server with Node and waits until it responds to `path`. */
export async function startServer(
	name: string,
	path: string,
	port: number,
	args: readonly string[],
	environment: NodeJS.ProcessEnv = {},
): Promise<Server> {
	const child = spawn(process.execPath, args, {
		env: { ...process.env, ...environment },
		stdio: ['ignore', 'ignore', 'inherit'],
	});
	const origin = `http://127.0.0.1:${port}`;
	while (
		!(await fetch(origin + path)
			.then((response) => response.ok)
			.catch(() => false))
	) {
		if (child.exitCode !== null) throw new Error(`${name} did not start`);
		await sleep(100);
	}
	const stop = async () => {
		const exit = once(child, 'exit');
		child.kill('SIGTERM');
		await exit;
	};
	return { name, origin, pid: child.pid ?? 0, stop };
}
