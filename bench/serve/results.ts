import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import type { Measured } from '../serve.ts';
import type { Load } from './load.ts';

const folder = join(import.meta.dirname, '../results');

/** Writes the figures as JSON and as a table, and prints the table. */
export async function writeResults(
	measured: Measured[],
	facts: { bytes: number; rss: number },
): Promise<void> {
	const results = {
		at: new Date().toISOString(),
		node: process.version,
		cores: availableParallelism(),
		loadAverage: loadavg()[0],
		...facts,
		targets: measured.map(({ name, rounds }) => ({
			name,
			requestsPerSecond: Math.round(middle(rounds.map((load) => load.requestsPerSecond))),
			p99Ms: middle(rounds.map((load) => load.p99Ms)),
			cpuMicroseconds: middle(rounds.map((load) => load.cpuMicroseconds)),
			rounds,
		})),
		siteToBare: ratios(measured, 'site', 'bare'),
		siteToNginx: ratios(measured, 'site', 'nginx'),
	};
	const table = [
		'# A cached page beside a bare Node server and nginx',
		'',
		`${facts.bytes} bytes (gzip), one server core, 32 connections, ${results.node}, ${results.at}. Medians of ${measured[0]?.rounds.length} rounds in turn.`,
		'Rerun: `npm run bench -- serve`. The site answers with its security headers, request ids and access log; nginx logs nothing.',
		'',
		'| server | requests/s | p99 | CPU a request |',
		'|---|---|---|---|',
		...results.targets.map(
			({ name, requestsPerSecond, p99Ms, cpuMicroseconds }) =>
				`| ${name} | ${requestsPerSecond} | ${p99Ms.toFixed(2)} ms | ${cpuMicroseconds.toFixed(1)} µs |`,
		),
		'',
		`Requests a second, site to bare \`node:http\`: **${results.siteToBare.requests.toFixed(2)}**; site to nginx: **${results.siteToNginx.requests.toFixed(2)}**.`,
		`By processor time: **${results.siteToBare.cpu.toFixed(2)}** and **${results.siteToNginx.cpu.toFixed(2)}** (steadier: load average ${results.loadAverage?.toFixed(1)} on ${results.cores} cores). Memory of the site: ${facts.rss} MiB.`,
		'',
	].join('\n');
	await mkdir(folder, { recursive: true });
	await writeFile(join(folder, 'serve.json'), `${JSON.stringify(results, null, '\t')}\n`);
	await writeFile(join(folder, 'serve.md'), table);
	console.log(table);
}

/** Medians of each round's own ratios: what else runs on the machine then weighs on both alike. Above 1 is better than `to`. */
function ratios(measured: Measured[], of: string, to: string): { requests: number; cpu: number } {
	const rounds = (name: string) => measured.find((entry) => entry.name === name)?.rounds ?? [];
	const base = rounds(to);
	const each = (ratio: (load: Load, other: Load) => number) =>
		middle(
			rounds(of).flatMap((load, index) => {
				const other = base[index];
				return other ? [ratio(load, other)] : [];
			}),
		);
	return {
		requests: each((load, other) => load.requestsPerSecond / other.requestsPerSecond),
		cpu: each((load, other) => other.cpuMicroseconds / load.cpuMicroseconds),
	};
}

function middle(values: number[]): number {
	return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
