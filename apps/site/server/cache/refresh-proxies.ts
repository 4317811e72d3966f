import type { InvalidatedPage } from '@website/page-cache/page-cache';
import { limits } from '../settings/limits.ts';

/** The Accept-Encoding values that proxies store separately. */
const encodings = ['br', 'gzip', 'identity'];

/** Makes caches in front that cannot be purged (deploy/nginx) refresh recently requested pages. */
export async function refreshProxies(
	origins: readonly string[],
	pages: readonly InvalidatedPage[],
	onError: (error: unknown) => void,
): Promise<void> {
	const since = Date.now() - limits.proxies.storedMs;
	const paths = pages
		.filter(({ key, usedAt }) => usedAt >= since && isShared(key.id))
		.slice(0, limits.proxies.maxRefreshed)
		.map(({ key }) => key.path);
	await Promise.all(origins.map((origin) => refreshAll(origin, paths, onError)));
}

/** Matches the pages that deploy/nginx stores: no URLs with parameters, and not `/`, which depends on the language. */
function isShared(id: string): boolean {
	return id !== '/' && !id.includes('?');
}

async function refreshAll(
	origin: string,
	paths: readonly string[],
	onError: (error: unknown) => void,
): Promise<void> {
	const queue = [...paths];
	const work = async () => {
		for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
			const url = origin + path;
			await Promise.all(encodings.map((encoding) => refresh(url, encoding))).catch(onError);
		}
	};
	await Promise.all(Array.from({ length: limits.proxies.concurrent }, work));
}

async function refresh(url: string, encoding: string): Promise<void> {
	const response = await fetch(url, {
		headers: { 'accept-encoding': encoding },
		redirect: 'manual',
		signal: AbortSignal.timeout(limits.proxies.timeoutMs),
	});
	// A proxy may not store a response that is not read to the end.
	await response.arrayBuffer();
	if (response.status >= 500) throw new Error(`${url} responded ${response.status} to a refresh`);
}
