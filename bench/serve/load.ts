import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Target } from './child.ts';

const run = promisify(execFile);

export interface Load {
	requestsPerSecond: number;
	p99Ms: number;
	/** Processor time of the server per request, in microseconds. It is stable even when the machine is busy. */
	cpuMicroseconds: number;
	failed: number;
}

/** Loads a target with wrk: one thread on the second core, 32 connections, gzip accepted. */
export async function measure(target: Target, path: string, seconds: number): Promise<Load> {
	const before = target.cpuMs();
	const { stdout } = await run('taskset', [
		...['-c', '1', 'wrk', '-t1', '-c32', `-d${seconds}s`, '--latency'],
		...['-H', 'accept-encoding: gzip', target.origin + path],
	]);
	const [, value = '0', unit = 'ms'] = stdout.match(/99%\s+([\d.]+)(us|ms|s)/) ?? [];
	const toMs: Record<string, number> = { us: 0.001, ms: 1, s: 1000 };
	const requests = Number(stdout.match(/(\d+) requests in/)?.[1] ?? 1);
	return {
		cpuMicroseconds: ((target.cpuMs() - before) * 1000) / requests,
		requestsPerSecond: Number(stdout.match(/Requests\/sec:\s+([\d.]+)/)?.[1] ?? 0),
		p99Ms: Number(value) * (toMs[unit] ?? 1),
		failed: Number(stdout.match(/Non-2xx or 3xx responses: (\d+)/)?.[1] ?? 0),
	};
}
