import { readFileSync } from 'node:fs';
import type { Program } from '../../scripts/starter/running/program.ts';

function readIfExists(path: string): string {
	try {
		return readFileSync(path, 'utf8');
	} catch {
		return '';
	}
}

function residentMiB(pid: number): number {
	const [rss] = readIfExists(`/proc/${pid}/status`).match(/(?<=VmRSS:\s+)\d+/) ?? [];
	const children = readIfExists(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean);
	return Math.max(Number(rss ?? 0) / 1024, ...children.map((child) => residentMiB(Number(child))));
}

/** Resident memory in MiB of the largest process of a program, that is its server, not the npm that started it. */
export function memoryOf({ process }: Program): number {
	return Math.round(residentMiB(process.pid ?? 0));
}
