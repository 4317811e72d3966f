import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

export interface Target {
	origin: string;
	rss(): number;
	/** Processor time used so far by the program and its workers, in milliseconds. */
	cpuMs(): number;
	stop(): Promise<void>;
}

/** Starts a program on the first core, and waits until it responds. */
export async function startTarget(
	command: string,
	args: readonly string[],
	options: { origin: string; ready: string; env?: NodeJS.ProcessEnv },
): Promise<Target> {
	const child: ChildProcess = spawn('taskset', ['-c', '0', command, ...args], {
		env: { ...process.env, ...options.env },
		stdio: ['ignore', 'ignore', 'inherit'],
	});
	const exit = new Promise<void>((resolve) => child.once('exit', () => resolve()));
	const stop = async () => {
		child.kill('SIGTERM');
		await exit;
	};
	for (let attempt = 0; attempt < 100; attempt += 1) {
		const isReady = await fetch(options.origin + options.ready).then(
			(response) => response.ok,
			() => false,
		);
		const pid = child.pid ?? 0;
		if (isReady) {
			return { origin: options.origin, rss: () => residentMiB(pid), cpuMs: () => cpuMs(pid), stop };
		}
		await new Promise((resolve) => setTimeout(resolve, 200));
	}
	await stop();
	throw new Error(`${command} ${args.join(' ')} did not respond`);
}

function residentMiB(pid: number): number {
	const status = readFileSync(`/proc/${pid}/status`, 'utf8');
	return Math.round(Number(status.match(/VmRSS:\s+(\d+)/)?.[1] ?? 0) / 1024);
}

/** Linux usually has 100 clock ticks per second. */
const msPerTick = 10;

function cpuMs(pid: number): number {
	const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ');
	return [String(pid), ...children.filter(Boolean)].reduce((sum, id) => {
		// Fields 14 and 15, counted after the name in brackets.
		const fields = readFileSync(`/proc/${id}/stat`, 'utf8')
			.replace(/^.*\) /, '')
			.split(' ');
		return sum + (Number(fields[11]) + Number(fields[12])) * msPerTick;
	}, 0);
}
