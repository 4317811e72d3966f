import { mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import type { Outcome } from './fire.ts';

const folder = join(import.meta.dirname, '../results');

/** What an attack on one program came to; memory in MiB. */
export interface Attack {
	program: string;
	outcomes: readonly Outcome[];
	memoryBefore: number;
	memoryAfter: number;
}

const isFailure = ({ status }: Outcome) => status === 0 || status >= 500;
const slowest = (outcomes: readonly Outcome[]) =>
	outcomes.reduce((worst, outcome) => (outcome.ms > worst.ms ? outcome : worst));
const named = ({ shot: { method, path }, status, ms }: Outcome) =>
	`${method} ${path.slice(0, 100)}: ${status || 'no answer'}, ${Math.round(ms)} ms`;

function row({ program, outcomes, memoryBefore, memoryAfter }: Attack): string {
	const counts = [2, 3, 4].map(
		(hundred) => outcomes.filter(({ status }) => Math.floor(status / 100) === hundred).length,
	);
	const cells = [
		program,
		outcomes.length,
		...counts,
		outcomes.filter(isFailure).length,
		`${Math.round(slowest(outcomes).ms)} ms`,
		`${Math.round(memoryBefore)} MiB`,
		`${Math.round(memoryAfter)} MiB`,
	];
	return `| ${cells.join(' | ')} |`;
}

/** Prints what came back, with every failure by name, and keeps the table in bench/results/attack.md. */
export function report(attacks: readonly Attack[]): void {
	const table = [
		'# Attack run',
		'',
		`Hostile requests, 16 at once, load ${(loadavg()[0] ?? 0).toFixed(1)} on the machine. Memory is what the process holds`,
		'(RSS), before and after; failures are 5xx and broken connections.',
		'',
		'| program | requests | 2xx | 3xx | 4xx | failures | slowest | before | after |',
		'| --- | --- | --- | --- | --- | --- | --- | --- | --- |',
		...attacks.map(row),
		'',
	].join('\n');
	mkdirSync(folder, { recursive: true });
	writeFileSync(join(folder, 'attack.md'), table);
	console.log(table);
	for (const { program, outcomes } of attacks) {
		console.log(`Slowest of the ${program}: ${named(slowest(outcomes))}`);
		for (const failure of outcomes.filter(isFailure)) console.log(`  ${named(failure)}`);
	}
}
