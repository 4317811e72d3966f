/** `npm run bench -- publish [--posts 10000]`: time from publishing by REST until the site shows the change, directly and through nginx. */
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../scripts/starter/ports.ts';
import { startTemporarySite } from '../scripts/starter/temporary-site.ts';
import { copyPosts } from './publish/copy-posts.ts';
import { type PublishTarget, signInEditor } from './publish/editor.ts';
import { startFront } from './publish/front.ts';
import { savePublishing, type Times } from './publish/results.ts';

const logs = join(import.meta.dirname, '../test-results/logs');
const timeoutMs = 60_000;
/** Lists of all articles, whose first response shows the cost of many articles. */
const lists = ['/blog', '/blog/feed.xml', '/sitemap-en.xml'];

export async function benchPublish(posts: number, rounds = 40): Promise<void> {
	const ports = { front: await freePort(), refresh: await freePort() };
	const both = await startTemporarySite(
		logs,
		{ ...process.env, CACHE_REFRESH_URLS: `http://127.0.0.1:${ports.refresh}` },
		{ afterImport: (dataFolder) => copyPosts(dataFolder, posts) },
	);
	try {
		const origin = both.environments.site.SITE_URL ?? '';
		const front = await startFront(both.dataFolder, {
			...ports,
			site: Number(new URL(origin).port),
		});
		const times: Times = {};
		const record = (name: string, ms: number) => {
			times[name] = [...(times[name] ?? []), ms];
		};
		try {
			for (const path of lists) {
				const start = performance.now();
				await fetchText(origin + path);
				record(`the first response of ${path}`, performance.now() - start);
			}
			const { targets, publish } = await signInEditor(both.environments.backend);
			for (let round = -2; round < rounds; round += 1) {
				for (const target of targets) {
					const durations = await measure(
						target,
						[origin, front.origin],
						`Round ${round + 3}`,
						publish,
					);
					// The first two rounds warm up the programs.
					if (round >= 0) for (const [name, ms] of durations) record(name, ms);
				}
			}
		} finally {
			await front.stop();
		}
		savePublishing(posts, times);
	} finally {
		await both.close();
	}
}

type Publish = (target: PublishTarget, mark: string) => Promise<void>;

/** Publishes once and returns the milliseconds until each page showed the change, by name. */
async function measure(
	target: PublishTarget,
	origins: readonly [string, string],
	mark: string,
	publish: Publish,
): Promise<[string, number][]> {
	const [site, front] = origins;
	const addresses = Object.entries(target.paths).flatMap(([name, path]): [string, string][] => [
		[`${target.name}: ${name}`, site + path],
		[`${target.name}: ${name}, through nginx`, front + path],
	]);
	// Fills every cache with the previous version.
	await Promise.all(addresses.map(([, address]) => fetchText(address)));
	const start = performance.now();
	const since = (name: string) => (): [string, number] => [name, performance.now() - start];
	return Promise.all([
		publish(target, mark).then(since(`${target.name}: the backend’s response`)),
		...addresses.map(([name, address]) => waitUntilVisible(address, mark).then(since(name))),
	]);
}

async function fetchText(address: string): Promise<string> {
	return (await fetch(address)).text();
}

async function waitUntilVisible(address: string, mark: string): Promise<void> {
	const end = performance.now() + timeoutMs;
	while (performance.now() < end) {
		if ((await fetchText(address)).includes(mark)) return;
		await sleep(10);
	}
	throw new Error(`${address} did not show “${mark}” within ${timeoutMs} ms`);
}
