import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import type { Load } from './load.ts';
import { type Measurement, rounds } from './rounds.ts';

const folder = join(import.meta.dirname, '../results');
const file = join(folder, 'serve.json');

const target = z.object({
	name: z.string(),
	requestsPerSecond: z.number(),
	p99Ms: z.number(),
	cpuMicroseconds: z.number(),
	/** Requests per processor time, relative to the bare server and to nginx under simultaneous load. */
	toBare: z.number(),
	toNginx: z.number(),
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

/** Stores a run together with those of other numbers of posts, as JSON and as a table, and prints the table. */
export async function writeResults(
	measurements: Measurement[],
	facts: { posts: number; bytes: number; rss: number },
): Promise<void> {
	const current: Run = {
		at: new Date().toISOString(),
		node: process.version,
		rounds,
		loadAverage: loadavg()[0] ?? 0,
		cores: availableParallelism(),
		...facts,
		targets: measurements.map(summary),
	};
	const others = await readFile(file, 'utf8').then(
		(text) => z.array(run).parse(JSON.parse(text)),
		() => [],
	);
	const runs = [...others.filter(({ posts }) => posts !== facts.posts), current];
	runs.sort((a, b) => a.posts - b.posts);
	await mkdir(folder, { recursive: true });
	await writeFile(file, `${JSON.stringify(runs, null, '\t')}\n`);
	const table = markdown(runs);
	await writeFile(join(folder, 'serve.md'), table);
	console.log(table);
}

function summary({ name, alone, ratios }: Measurement): Run['targets'][number] {
	const of = (read: (load: Load) => number) => median(alone.map(read));
	return {
		name,
		requestsPerSecond: Math.round(of((load) => load.requestsPerSecond)),
		p99Ms: of((load) => load.p99Ms),
		cpuMicroseconds: of((load) => load.cpuMicroseconds),
		toBare: name === 'bare' ? 1 : median(ratios.bare),
		toNginx: name === 'nginx' ? 1 : median(ratios.nginx),
	};
}

function markdown(runs: Run[]): string {
	const lines = runs.flatMap(
		({ posts, bytes, rss, loadAverage, cores, node, at, rounds, targets }) => [
			`## ${posts} posts`,
			'',
			`${bytes} bytes (gzip), one server core, 32 connections, ${node}, ${at}, load average ${loadAverage.toFixed(1)} on ${cores} cores. Medians of ${rounds} rounds. Memory of the site: ${rss} MiB.`,
			'',
			'| server | requests/s | p99 | CPU a request | to bare | to nginx |',
			'|---|---|---|---|---|---|',
			...targets.map(
				(row) =>
					`| ${row.name} | ${row.requestsPerSecond} | ${row.p99Ms.toFixed(2)} ms | ${row.cpuMicroseconds.toFixed(1)} µs | ${row.toBare.toFixed(2)} | ${row.toNginx.toFixed(2)} |`,
			),
			'',
		],
	);
	return [
		'# A cached page: the site, a bare Node server, nginx, and the site behind nginx and Varnish',
		'',
		'Rerun: `npm run bench -- serve`, `npm run bench -- serve --posts 10000` (the site has served that many articles before).',
		'The site sends security headers and request ids and writes an access log, also behind nginx; “nginx” serves static files, with the same access log.',
		'Rates and times are measured for each server alone, after a second of the same load. For a ratio, two servers are loaded simultaneously on the same core, so that other programs on the machine affect both equally: the number of requests that one serves with the processor time of one request of the other.',
		'',
		...lines,
	].join('\n');
}

function median(values: number[]): number {
	return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
