/**
 * `npm run bench -- serve`: a cached page's requests per second and p99 beside a bare `node:http` server that answers the same
 * bytes from memory, and beside nginx serving the same bytes as static precompressed files. Same machine, same run, rounds in
 * turn, medians; the ratios are what counts. Needs wrk and nginx: `apt-get install wrk nginx-light`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBareServer } from './serve/bare.ts';
import type { Target } from './serve/child.ts';
import { requireCommands } from './serve/commands.ts';
import { type Load, measure } from './serve/load.ts';
import { startNginx } from './serve/nginx.ts';
import { writeResults } from './serve/results.ts';
import { startSite } from './serve/site.ts';

// Many short rounds: what else runs on the machine changes slowly, and then weighs on all alike.
const rounds = 20;
const secondsEach = 1;
const path = '/about';

export interface Measured {
	name: string;
	target: Target;
	rounds: Load[];
}

/** Runs the benchmark and writes bench/results/serve.json and serve.md. */
export async function benchServe(): Promise<void> {
	requireCommands(['wrk', 'nginx']);
	const folder = mkdtempSync(join(tmpdir(), 'bench-serve-'));
	const site = await startSite(folder);
	try {
		const page = await readPage(site.origin + path);
		const bare = await startBareServer(folder, page);
		const nginx = await startNginx(folder, path, page.body);
		const measured: Measured[] = [
			{ name: 'site', target: site, rounds: [] },
			{ name: 'bare', target: bare, rounds: [] },
			{ name: 'nginx', target: nginx, rounds: [] },
		];
		try {
			for (let round = 0; round <= rounds; round += 1) {
				for (const entry of measured) {
					const load = await measure(entry.target, path, secondsEach);
					// The first round warms up.
					if (round > 0) entry.rounds.push(load);
				}
			}
			await writeResults(measured, { bytes: page.body.length, rss: site.rss() });
		} finally {
			await bare.stop();
			await nginx.stop();
		}
	} finally {
		await site.stop();
		rmSync(folder, { recursive: true, force: true });
	}
}

/** The page as the site sends it, still compressed, with its headers as they are on the wire. */
async function readPage(url: string): Promise<{ headers: string[]; body: Buffer }> {
	const { get } = await import('node:http');
	const read = () =>
		new Promise<{ headers: string[]; body: Buffer }>((resolve, reject) => {
			get(url, { headers: { 'accept-encoding': 'gzip' } }, (response) => {
				const chunks: Buffer[] = [];
				response.on('data', (chunk: Buffer) => chunks.push(chunk));
				response.on('end', () =>
					resolve({ headers: response.rawHeaders, body: Buffer.concat(chunks) }),
				);
			}).on('error', reject);
		});
	await read();
	// Long enough for the best compression to have replaced the fast one.
	await new Promise((resolve) => setTimeout(resolve, 1500));
	return read();
}

if (import.meta.main) await benchServe();
