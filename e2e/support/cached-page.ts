/**
 * True if the site serves the page from its cache from now on. A page is not cached if some of its parts could not be read in time, but its
 * response has the status 200 too.
 */
export async function isStored(url: string): Promise<boolean> {
	const response = await fetch(url);
	await response.text();
	return response.ok && !response.headers.get('cache-control')?.includes('no-store');
}
