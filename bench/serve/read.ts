import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Target } from './child.ts';

export interface Page {
	/** Names and values alternately, as received. */
	headers: string[];
	/** Still compressed. */
	body: Buffer;
}

/** Reads a page of the site, with its best compression. */
export async function readPage(url: string): Promise<Page> {
	await readOnce(url);
	// Long enough for the best compression to have replaced the fast one.
	await sleep(1500);
	return readOnce(url);
}

function readOnce(url: string): Promise<Page> {
	return new Promise((resolve, reject) => {
		get(url, { headers: { 'accept-encoding': 'gzip' } }, (response) => {
			buffer(response).then((body) => resolve({ headers: response.rawHeaders, body }), reject);
		}).on('error', reject);
	});
}

/** Requests `count` articles, so that the site caches them, and waits until it has compressed them. */
export async function readArticles(site: Target, count: number): Promise<void> {
	let next = 0;
	const fetchNext = async () => {
		while (next < count) {
			next += 1;
			await (await fetch(`${site.origin}/blog/article-${next}`)).arrayBuffer();
		}
	};
	await Promise.all([fetchNext(), fetchNext(), fetchNext(), fetchNext()]);
	for (let before = -1; site.cpuMs() - before > 50; await sleep(1000)) before = site.cpuMs();
}
