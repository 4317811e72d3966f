/**
 * True if the site caches its response to a URL. A page with parts that could not be fetched in time is not cached, although its status is
 * 200 too.
 */
export async function isCached(url: string): Promise<boolean> {
	const response = await fetch(url);
	await response.text();
	return response.ok && !response.headers.get('cache-control')?.includes('no-store');
}
