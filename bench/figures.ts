import { readdirSync, readFileSync } from 'node:fs';
import { loadavg } from 'node:os';

/** The quantile of the values at `share`, from 0 to 1 (nearest rank). */
export function quantile(values: readonly number[], share: number): number {
	const sorted = values.toSorted((a, b) => a - b);
	return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

/** Prints a Markdown table with the date and the machine's load. */
export function printTable(title: string, rows: readonly (readonly (string | number)[])[]): void {
	const [head = [], ...others] = rows;
	const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
	console.log(
		[
			`\n${title}: ${new Date().toISOString()}, Node ${process.version}, load ${(loadavg()[0] ?? 0).toFixed(1)}\n`,
			line(head),
			line(head.map(() => '---')),
			...others.map(line),
		].join('\n'),
	);
}

/** `getconf CLK_TCK` of Linux is 100. */
const msPerTick = 10;

/** Processor time of a process until now, in milliseconds, without threads that have ended. */
export function processorTimes(pid: number): { mainThread: number; otherThreads: number } {
	const times = { mainThread: 0, otherThreads: 0 };
	for (const thread of readdirSync(`/proc/${pid}/task`)) {
		const stat = readFileSync(`/proc/${pid}/task/${thread}/stat`, 'utf8');
		// The second field, a name, may contain spaces; user and system time are the 14th and 15th (proc_pid_stat(5)).
		const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
		const ms = (Number(fields[11]) + Number(fields[12])) * msPerTick;
		times[Number(thread) === pid ? 'mainThread' : 'otherThreads'] += ms;
	}
	return times;
}

/** The process id of a server that npm started: the last descendant of `pid`. */
export function serverProcess(pid: number): number {
	const [child] = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ');
	return child ? serverProcess(Number(child)) : pid;
}
