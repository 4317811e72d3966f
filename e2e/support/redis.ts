import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../scripts/starter/ports.ts';

/** A Redis server that stores nothing on disk. */
export interface TestRedis {
	url: string;
	start(): Promise<void>;
	kill(): Promise<void>;
}

/** Starts Redis on a free port. `start` restarts it on the same port. */
export async function startRedis(): Promise<TestRedis> {
	const port = await freePort();
	let server: ChildProcess;
	const start = async () => {
		const quiet = ['--save', '', '--appendonly', 'no', '--loglevel', 'warning'];
		server = spawn('redis-server', ['--port', String(port), '--bind', '127.0.0.1', ...quiet]);
		while (!(await isListening(port))) {
			if (server.exitCode !== null) throw new Error(`Redis did not start on port ${port}`);
			await sleep(50);
		}
	};
	await start();
	return {
		url: `redis://127.0.0.1:${port}`,
		start,
		async kill() {
			const ended = once(server, 'exit');
			server.kill('SIGKILL');
			await ended;
		},
	};
}

async function isListening(port: number): Promise<boolean> {
	const socket = connect(port, '127.0.0.1');
	try {
		await once(socket, 'connect');
		return true;
	} catch {
		return false;
	} finally {
		socket.destroy();
	}
}
