/** `npm run bench -- publish [--posts 10000]`: time from publishing by REST until the site shows it, by itself and through nginx. */
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../scripts/starter/ports.ts';
import { startTemporarySite } from '../scripts/starter/temporary-site.ts';
import { copyPosts } from './publish/copy-posts.ts';
import { editor, type Subject } from './publish/editor.ts';
import { startFront } from './publish/front.ts';
import { keepPublishing, type Times } from './publish/results.ts';

const logs = join(import.meta.dirname, '../test-results/logs');
const waitForFreshMs = 60_000;
/** Made from all articles, so that their first answer shows what many of them cost. */
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
		const note = (name: string, ms: number) => {
			times[name] = [...(times[name] ?? []), ms];
		};
		try {
			for (const path of lists) {
				const start = performance.now();
				await read(origin + path);
				note(`the first answer of ${path}`, performance.now() - start);
			}
			const { subjects, publish } = await editor(both.environments.backend);
			for (let round = -2; round < rounds; round += 1) {
				for (const subject of subjects) {
					const seen = await measure(
						subject,
						[origin, front.origin],
						`Round ${round + 3}`,
						publish,
					);
					// The first two warm the programs up.
					if (round >= 0) for (const [name, ms] of seen) note(name, ms);
				}
			}
		} finally {
			await front.stop();
		}
		keepPublishing(posts, times);
	} finally {
		await both.close();
	}
}

type Publish = (subject: Subject, mark: string) => Promise<void>;

/** Publishes once; answers how long it took until each address showed it, by what it is. */
async function measure(
	subject: Subject,
	origins: readonly [string, string],
	mark: string,
	publish: Publish,
): Promise<[string, number][]> {
	const [site, front] = origins;
	const addresses = Object.entries(subject.paths).flatMap(([name, path]): [string, string][] => [
		[`${subject.name}: ${name}`, site + path],
		[`${subject.name}: ${name}, through nginx`, front + path],
	]);
	// Visitors have them: every cache keeps the version before.
	await Promise.all(addresses.map(([, address]) => read(address)));
	const start = performance.now();
	const since = (name: string) => (): [string, number] => [name, performance.now() - start];
	return Promise.all([
		publish(subject, mark).then(since(`${subject.name}: the backend’s answer`)),
		...addresses.map(([name, address]) => untilVisible(address, mark).then(since(name))),
	]);
}

async function read(address: string): Promise<string> {
	return (await fetch(address)).text();
}

async function untilVisible(address: string, mark: string): Promise<void> {
	const end = performance.now() + waitForFreshMs;
	while (performance.now() < end) {
		if ((await read(address)).includes(mark)) return;
		await sleep(10);
	}
	throw new Error(`${address} did not show “${mark}” within ${waitForFreshMs} ms`);
}
