import type { HeaderList } from '@website/page-cache/prepared-responses';
import { isNotFound, type StoredPage } from '@website/page-cache/stored-page';
import { isPageAddress } from '#shared/addresses/link-address.ts';
import { limits } from '../settings/limits.ts';

const { staleIfErrorSeconds, maxTagBytes } = limits.cacheHeaders;

/** The request headers that select the response at a path. Pages are also served as Markdown; `/` redirects to the visitor's language. */
export function varyOf(path: string): string {
	if (path === '/') return 'Accept, Accept-Encoding, Accept-Language, Cookie';
	return isPageAddress(path) ? 'Accept, Accept-Encoding' : 'Accept-Encoding';
}

/**
 * The caching headers of a page. Browsers revalidate every time and mostly get a 304 (`no-cache` with an ETag), so a publish is visible
 * immediately. Shared caches follow CDN-Cache-Control (RFC 9213): `sharedSeconds` is 1 unless the cache in front is purged by tag.
 * Cache-Tag (Cloudflare, Varnish) and Surrogate-Key (Fastly) are sent only when it is more than 1, because they make up a third of all
 * headers.
 */
export function cachingHeaders(
	page: StoredPage,
	sharedSeconds: number,
	isStored: boolean,
): HeaderList {
	const vary = ['vary', varyOf(page.key.path)];
	if (!isStored) return ['cache-control', 'no-store', ...vary];
	// `/` depends on language and cookie, which shared caches do not distinguish.
	if (page.key.path === '/') {
		return ['cache-control', 'no-cache, private', 'cdn-cache-control', 'no-store', ...vary];
	}
	const ownSeconds = Math.floor((page.maxAgeMs ?? Number.POSITIVE_INFINITY) / 1000);
	const seconds = Math.min(sharedSeconds, ownSeconds, isNotFound(page.status) ? 1 : sharedSeconds);
	const tags = sharedSeconds > 1 ? headerTags(page.tags) : [];
	return [
		...['cache-control', 'no-cache'],
		'cdn-cache-control',
		`max-age=${seconds}, stale-while-revalidate=${seconds}, stale-if-error=${staleIfErrorSeconds}`,
		...vary,
		...(tags.length ? ['cache-tag', tags.join(','), 'surrogate-key', tags.join(' ')] : []),
	];
}

function headerTags(tags: readonly string[]): string[] {
	const safe = tags.filter((tag) => /^[\w:./-]+$/.test(tag));
	return safe.join(',').length > maxTagBytes ? ['many'] : safe;
}
