import { readdirSync, readFileSync } from 'node:fs';
import type { Program } from '../../scripts/starter/running/program.ts';

export interface ProcessorTimes {
	mainThread: number;
	otherThreads: number;
}

/** `getconf CLK_TCK` of Linux. */
const ticksPerSecond = 100;

function millisecondsIn(stat: string): number {
	// The second field, a name, may contain spaces; user and system time are the 14th and 15th (proc_pid_stat(5)).
	const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
	return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond;
}

/** The process id of a program started by npm: its last descendant. */
export function serverProcess({ process }: Program): number {
	let id = process.pid ?? 0;
	for (;;) {
		const [child] = readFileSync(`/proc/${id}/task/${id}/children`, 'utf8').split(' ');
		if (!child) return id;
		id = Number(child);
	}
}

/** Processor time of a process until now, in milliseconds, without threads that have ended. */
export function processorTimes(id: number): ProcessorTimes {
	const times: ProcessorTimes = { mainThread: 0, otherThreads: 0 };
	for (const thread of readdirSync(`/proc/${id}/task`)) {
		const ms = millisecondsIn(readFileSync(`/proc/${id}/task/${thread}/stat`, 'utf8'));
		times[Number(thread) === id ? 'mainThread' : 'otherThreads'] += ms;
	}
	return times;
}
