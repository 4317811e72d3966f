/**
 * `npm run bench -- serve [--posts 10000]`: compares a cached page with a bare `node:http` server, static nginx, and the site behind nginx
 * and Varnish.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBareServer } from './serve/bare.ts';
import type { Target } from './serve/child.ts';
import { hasCommand, requireCommands } from './serve/commands.ts';
import { startNginxInFront, startVarnishInFront } from './serve/in-front.ts';
import { startNginx } from './serve/nginx.ts';
import { readArticles, readPage } from './serve/read.ts';
import { writeResults } from './serve/results.ts';
import { emptyMeasurement, type Measurement, measureAlone, measurePairs } from './serve/rounds.ts';
import { startSite } from './serve/site.ts';

const path = '/about';

/** Runs the benchmark and stores it in bench/results/serve.json and serve.md. `posts`: number of articles in the site's cache. */
export async function benchServe(posts: number): Promise<void> {
	requireCommands(['wrk', 'nginx']);
	const folder = mkdtempSync(join(tmpdir(), 'bench-serve-'));
	// Varnish and nginx read their configuration as other users.
	chmodSync(folder, 0o755);
	const measurements: Measurement[] = [];
	const add = async (name: string, starting: Promise<Target>): Promise<Target> => {
		const target = await starting;
		measurements.push(emptyMeasurement(name, target));
		return target;
	};
	try {
		const site = await add('site', startSite(folder));
		await readArticles(site, posts);
		const page = await readPage(site.origin + path);
		await add('bare', startBareServer(folder, page));
		await add('nginx', startNginx(folder, path, page.body));
		await add('nginx in front', startNginxInFront(folder, path));
		if (hasCommand('varnishd')) await add('varnish in front', startVarnishInFront(folder, path));
		await measureAlone(measurements, path);
		await measurePairs(measurements, path);
		await writeResults(measurements, { posts, bytes: page.body.length, rss: site.rss() });
	} finally {
		for (const { target } of measurements.reverse()) await target.stop();
		rmSync(folder, { recursive: true, force: true });
	}
}
