import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import type { Outcome } from './fire.ts';
import { bounds, type HeavyResult } from './watchdog.ts';

const folder = join(import.meta.dirname, '../results');

/** The result of an attack on one program; memory in MiB, and the machine's load average at the end. */
export interface Attack {
	program: string;
	load: number;
	outcomes: readonly Outcome[];
	memoryBefore: number;
	memoryAfter: number;
}

const isFailure = ({ status }: Outcome) => status === 0 || status >= 500;
const slowest = (outcomes: readonly Outcome[], count: number) =>
	outcomes.toSorted((a, b) => b.ms - a.ms).slice(0, count);
const within = (outcomes: readonly Outcome[], share: number) =>
	outcomes.map(({ ms }) => ms).toSorted((a, b) => a - b)[
		Math.floor((outcomes.length - 1) * share)
	] ?? 0;
const milliseconds = (ms: number) => `${Math.round(ms)} ms`;
const describeOutcome = ({ shot: { method, path }, status, ms }: Outcome) =>
	`${method} ${path.slice(0, 100)}: ${status || 'no response'}, ${Math.round(ms)} ms`;

function row({ program, outcomes, load, memoryBefore, memoryAfter }: Attack): string {
	const counts = [2, 3, 4].map(
		(hundred) => outcomes.filter(({ status }) => Math.floor(status / 100) === hundred).length,
	);
	const cells = [
		program,
		outcomes.length,
		...counts,
		outcomes.filter(isFailure).length,
		milliseconds(within(outcomes, 0.5)),
		milliseconds(within(outcomes, 0.99)),
		milliseconds(within(outcomes, 1)),
		load.toFixed(1),
		`${Math.round(memoryBefore)} MiB`,
		`${Math.round(memoryAfter)} MiB`,
	];
	return `| ${cells.join(' | ')} |`;
}

/** The results of heavy requests, sent one kind after the other. */
export interface HeavyRun {
	load: number;
	results: readonly HeavyResult[];
	memoryBefore: number;
	memoryAfter: number;
}

const heavyRow = ({ name, outcomes, readyMs }: HeavyResult): string => {
	const statuses = [...new Set(outcomes.map(({ status }) => status || 'none'))].join(', ');
	const over = readyMs > bounds.readyMs ? ' **over**' : '';
	const cells = [name, statuses, milliseconds(within(outcomes, 1)), milliseconds(readyMs) + over];
	return `| ${cells.join(' | ')} |`;
};

const heavyTable = ({ load, results, memoryBefore, memoryAfter }: HeavyRun): string[] => [
	'',
	`Heavy requests to the backend, one kind after the other, at load ${load.toFixed(1)}; the bounds are ${bounds.readyMs} ms for \`/readyz\` meanwhile, and`,
	`${Math.round((bounds.memoryShare - 1) * 100)} % more memory afterwards: ${Math.round(memoryBefore)} MiB before, ${Math.round(memoryAfter)} MiB after.`,
	'',
	'| request | status | slowest | slowest readiness |',
	'| --- | --- | --- | --- |',
	...results.map(heavyRow),
];

/** Descriptions of all exceeded bounds. */
export const violations = (
	attacks: readonly Attack[],
	{ results, memoryBefore, memoryAfter }: HeavyRun,
): string[] => [
	...attacks
		.filter(({ outcomes }) => outcomes.some(isFailure))
		.map(({ program }) => `${program}: failures`),
	...results
		.filter(({ readyMs }) => readyMs > bounds.readyMs)
		.map(({ name, readyMs }) => `${name}: readiness took ${Math.round(readyMs)} ms`),
	...results
		.filter(({ outcomes }) => outcomes.some(isFailure))
		.map(({ name }) => `${name}: failed`),
	...(memoryAfter > memoryBefore * bounds.memoryShare
		? [`memory: ${Math.round(memoryBefore)} MiB before, ${Math.round(memoryAfter)} MiB after`]
		: []),
];

/** Prints the results with every failure, and stores the table in bench/results/attack.md. */
export function report(attacks: readonly Attack[], heavy?: HeavyRun): void {
	const table = [
		'# Attack run',
		'',
		`\`npm run bench -- attack\`, ${new Date().toISOString()}: hostile requests, 16 at once, from the machine itself, which has`,
		`no rate limit, on ${cpus().length} cores. Memory is the resident memory before and after; failures are 5xx and broken connections;`,
		'load is the average of the last minute, including the run itself.',
		'',
		'| program | requests | 2xx | 3xx | 4xx | failures | median | 99 % | slowest | load | before | after |',
		'| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |',
		...attacks.map(row),
		...attacks.flatMap(({ program, outcomes }) => [
			'',
			`Slowest of the ${program}:`,
			'',
			...slowest(outcomes, 5).map((outcome) => `- \`${describeOutcome(outcome)}\``),
		]),
		...(heavy ? heavyTable(heavy) : []),
		'',
	].join('\n');
	mkdirSync(folder, { recursive: true });
	writeFileSync(join(folder, 'attack.md'), table);
	console.log(table);
	for (const { program, outcomes } of attacks) {
		for (const failure of outcomes.filter(isFailure))
			console.log(`Failure of the ${program}: ${describeOutcome(failure)}`);
	}
}
