/** `npm run bench -- serve [--posts 10000]`: a cached page beside a bare `node:http` server, static nginx, and behind nginx and Varnish. */
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
import { type Measured, measureAlone, measurePairs, unmeasured } from './serve/rounds.ts';
import { startSite } from './serve/site.ts';

const path = '/about';

/** Runs the benchmark and keeps it in bench/results/serve.json and serve.md. `posts`: articles the site knows. */
export async function benchServe(posts: number): Promise<void> {
	requireCommands(['wrk', 'nginx']);
	const folder = mkdtempSync(join(tmpdir(), 'bench-serve-'));
	// Varnish and nginx read their configuration as users of their own.
	chmodSync(folder, 0o755);
	const measured: Measured[] = [];
	const add = async (name: string, starting: Promise<Target>): Promise<Target> => {
		const target = await starting;
		measured.push(unmeasured(name, target));
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
		await measureAlone(measured, path);
		await measurePairs(measured, path);
		await writeResults(measured, { posts, bytes: page.body.length, rss: site.rss() });
	} finally {
		for (const { target } of measured.reverse()) await target.stop();
		rmSync(folder, { recursive: true, force: true });
	}
}
