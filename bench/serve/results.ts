import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import type { Measured } from '../serve.ts';
import type { Load } from './load.ts';

const folder = join(import.meta.dirname, '../results');
const file = join(folder, 'serve.json');

const target = z.object({
	name: z.string(),
	requestsPerSecond: z.number(),
	p99Ms: z.number(),
	cpuMicroseconds: z.number(),
	/** Of each round's own requests a second, to those of the bare server and of nginx in that round: the median. */
	toBare: z.number(),
	toNginx: z.number(),
	/** The same by processor time for one request: above 1 is cheaper. */
	cpuToBare: z.number(),
	cpuToNginx: z.number(),
});
const run = z.object({
	at: z.string(),
	node: z.string(),
	rounds: z.number(),
	loadAverage: z.number(),
	cores: z.number(),
	posts: z.number(),
	bytes: z.number(),
	/** Memory of the site's process, MiB. */
	rss: z.number(),
	targets: z.array(target),
});
type Run = z.infer<typeof run>;

/** Keeps a run beside those with other numbers of posts, as JSON and as a table, and prints the table. */
export async function writeResults(
	measured: Measured[],
	facts: { posts: number; bytes: number; rss: number },
): Promise<void> {
	const added: Run = {
		at: new Date().toISOString(),
		node: process.version,
		rounds: measured[0]?.rounds.length ?? 0,
		loadAverage: loadavg()[0] ?? 0,
		cores: availableParallelism(),
		...facts,
		targets: measured.map((entry) => summary(entry, measured)),
	};
	const others = await readFile(file, 'utf8').then(
		(text) => z.array(run).parse(JSON.parse(text)),
		() => [],
	);
	const runs = [...others.filter(({ posts }) => posts !== facts.posts), added];
	runs.sort((a, b) => a.posts - b.posts);
	await mkdir(folder, { recursive: true });
	await writeFile(file, `${JSON.stringify(runs, null, '\t')}\n`);
	const table = markdown(runs);
	await writeFile(join(folder, 'serve.md'), table);
	console.log(table);
}

function summary({ name, rounds }: Measured, measured: Measured[]): Run['targets'][number] {
	const of = (read: (load: Load) => number) => middle(rounds.map(read));
	const against = (other: string, ratio: (load: Load, base: Load) => number) => {
		const base = measured.find((entry) => entry.name === other)?.rounds ?? [];
		return middle(rounds.flatMap((load, index) => (base[index] ? [ratio(load, base[index])] : [])));
	};
	const rate = (load: Load, base: Load) => load.requestsPerSecond / base.requestsPerSecond;
	const cpu = (load: Load, base: Load) => base.cpuMicroseconds / load.cpuMicroseconds;
	return {
		name,
		requestsPerSecond: Math.round(of((load) => load.requestsPerSecond)),
		p99Ms: of((load) => load.p99Ms),
		cpuMicroseconds: of((load) => load.cpuMicroseconds),
		toBare: against('bare', rate),
		toNginx: against('nginx', rate),
		cpuToBare: against('bare', cpu),
		cpuToNginx: against('nginx', cpu),
	};
}

function markdown(runs: Run[]): string {
	const lines = runs.flatMap(
		({ posts, bytes, rss, loadAverage, cores, node, at, rounds, targets }) => [
			`## ${posts} posts`,
			'',
			`${bytes} bytes (gzip), one server core, 32 connections, ${node}, ${at}, load average ${loadAverage.toFixed(1)} on ${cores} cores. Medians of ${rounds} rounds in turn, each after a second of the same load. Memory of the site: ${rss} MiB.`,
			'',
			'| server | requests/s | p99 | CPU a request | to bare | to nginx | CPU: to bare | to nginx |',
			'|---|---|---|---|---|---|---|---|',
			...targets.map(
				(row) =>
					`| ${row.name} | ${row.requestsPerSecond} | ${row.p99Ms.toFixed(2)} ms | ${row.cpuMicroseconds.toFixed(1)} µs | ${[row.toBare, row.toNginx, row.cpuToBare, row.cpuToNginx].map((ratio) => ratio.toFixed(2)).join(' | ')} |`,
			),
			'',
		],
	);
	return [
		'# A cached page: the site, a bare Node server, nginx, and the site behind nginx and Varnish',
		'',
		'Rerun: `npm run bench -- serve`, `npm run bench -- serve --posts 10000` (the site has answered that many articles before).',
		'The site answers with its security headers, request ids and access log, and so does nginx in front of it; “nginx” serves static files, with the same access log.',
		'Ratios are medians of the rounds’ own: what else runs on the machine weighs on all alike. Those by processor time are steadier.',
		'',
		...lines,
	].join('\n');
}

function middle(values: number[]): number {
	return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
